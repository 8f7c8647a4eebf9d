"""What a page asks the service worker that serves it."""

from __future__ import annotations


def asked(question: str) -> str:
    """The expression whose value is the worker's answer."""
    return f"""new Promise(answered => {{
        const {{ port1, port2 }} = new MessageChannel();
        port1.onmessage = event => answered(event.data);
        navigator.serviceWorker.controller.postMessage('{question}', [port2]);
        setTimeout(answered, 10000, 'no answer');
    }})"""


MISSING = asked("missing")
"""What the service worker itself has not got."""

ANSWERING = asked("build")
"""Which build answers the page's requests."""
