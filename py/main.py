"""Where the browser enters: starts the app, and nothing else."""

from app.paddock import start

await start()  # type: ignore[top-level-await]  # noqa: F704
