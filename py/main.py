"""Where the browser enters: starts the app, or tells the page why it could not be started."""

import gc
from traceback import format_exc

from js import paddock

# Of what is read now nothing is ever thrown away, and looking for that takes its time, now and later.
gc.disable()
try:
    from app.shell.shell import start

    await start()  # type: ignore[top-level-await]  # noqa: F704, PLE1142
except Exception:
    paddock.trouble("python", format_exc())
    raise
finally:
    gc.freeze()
    gc.enable()
