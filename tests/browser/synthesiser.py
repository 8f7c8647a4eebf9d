"""A voice that can be watched: what is read aloud, from when to when, and whether it was cut off.

It stands in for the browser's own in pages that are opened with `HEAR_SPEECH`. As a real one it reads one
sentence after the other, begins a moment after it was asked, and takes a time for each letter; how long is
said by `speakAt(milliseconds)` (at first it takes none). `spoken` are the sentences it was given, `ears` what
became of each. `hasVoices("de", "en")` says which languages it has from now on, and `wantsTouch()` that it
speaks, as on an iPad, only once it was asked for something in the middle of a touch.
"""

from __future__ import annotations

from typing import NamedTuple

from browser.windows import Window

HEAR_SPEECH = """
window.spoken = [];
window.ears = [];
(() => {
    if (!window.SpeechSynthesis) return;
    let letter = 0, now = null, timer = 0, voices = [], locked = false, touching = false;
    const queue = [];
    window.speakAt = milliseconds => { letter = milliseconds; };
    window.wantsTouch = () => { locked = true; };
    window.hasVoices = (...languages) => {
        voices = languages.map(lang => ({lang, name: lang, localService: true}));
        speechSynthesis.dispatchEvent(new Event("voiceschanged"));
    };
    Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", {writable: true, value: null});
    addEventListener("pointerup", () => {
        touching = true;
        setTimeout(() => { touching = false; });
    }, true);
    const tell = (words, what, error) => {
        ears.push({what: error ?? what, text: words.text, at: performance.now()});
        words.dispatchEvent(Object.assign(new Event(what), {error}));
    };
    const next = () => {
        if (now || !queue.length) return;
        now = queue.shift();
        timer = setTimeout(() => {
            tell(now, "start");
            timer = setTimeout(() => {
                const words = now;
                now = null;
                tell(words, "end");
                next();
            }, letter * now.text.length);
        }, letter && 60);
    };
    const voice = SpeechSynthesis.prototype;
    voice.getVoices = () => voices;
    voice.speak = words => {
        if (touching) locked = false;
        if (locked) return void setTimeout(tell, 0, words, "error", "not-allowed");
        if (words.volume === 0) return;
        spoken.push(words.text);
        queue.push(words);
        next();
    };
    voice.cancel = () => {
        clearTimeout(timer);
        const given = now ? [now, ...queue] : [...queue];
        [now, queue.length] = [null, 0];
        const why = place => place ? "canceled" : "interrupted";
        given.forEach((words, place) => setTimeout(tell, 0, words, "error", why(place)));
    };
    Object.defineProperties(voice, {
        speaking: {get: () => now !== null},
        pending: {get: () => queue.length > 0},
    });
})();
"""


class Sound(NamedTuple):
    """What the voice noted: a sentence's "start" or "end", or how it came to no end."""

    what: str
    text: str
    at: float
    """Milliseconds since the page began."""


def heard(window: Window) -> list[Sound]:
    """All that the voice has noted so far."""
    return [Sound(each["what"], each["text"], each["at"]) for each in window.read("ears")]
