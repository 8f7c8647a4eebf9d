/* The lobby, which is written in English, is never seen in a language that the family doesn't speak. */
paddock.speak(paddock.language);
document.addEventListener("DOMContentLoaded", paddock.relabel);
