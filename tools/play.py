"""`play`: prepares, builds and serves the page on this machine. What is played is what is deployed."""

from __future__ import annotations

import argparse
import webbrowser

from tools.build import build
from tools.places import DIST
from tools.serve import port_of, server_near


def main(arguments: list[str]) -> int:
    """The verb."""
    parser = argparse.ArgumentParser("tasks.py play", description=__doc__)
    parser.add_argument(
        "--port", type=port_of, default=8000, help="where to serve; the next free one if it is taken"
    )
    parser.add_argument("--open", action="store_true", help="also open the page in the browser")
    chosen = parser.parse_args(arguments)
    build()
    with server_near(DIST, chosen.port) as serving:
        address = f"http://127.0.0.1:{serving.server_port}/"
        print(f"Paddock is at {address} (end with Ctrl+C)", flush=True)
        if chosen.open:
            webbrowser.open(address)
        serving.serve_forever()
    return 0
