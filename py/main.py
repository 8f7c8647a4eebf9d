"""Where the browser enters: starts the app, or tells the page why it could not be started."""

from traceback import format_exc

from js import paddock

try:
    from app.shell.shell import start

    await start()  # type: ignore[top-level-await]  # noqa: F704, PLE1142
except Exception:
    paddock.trouble("python", format_exc())
    raise
