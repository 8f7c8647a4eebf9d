/* What the page says before Python is there. Its other languages stand in the page (`tools/languages.py`). */

window.paddockSentences = {
  moment: "Just a moment…",
  troubles: {
    file: {
      what: "Paddock needs a host; a browser does not let it run from a file.",
      how: "Run “python3 tasks.py play” in the project’s folder and open the address it prints, or put the folder “dist” on any host.",
    },
    old: {
      what: "This browser is too old for Paddock.",
      how: "It needs Safari 16.4, Chrome 112 or Firefox 112, or newer. Update this tablet or its browser, or use a newer tablet.",
    },
    webassembly: {
      what: "This browser won’t let Paddock run.",
      how: "WebAssembly is turned off. Turn it on, or turn off the browser’s lockdown or high-security mode for this page, then try again.",
    },
    storage: {
      what: "This browser won’t let Paddock save anything.",
      how: "Your games couldn’t be saved. Leave the private window, or let this page store data, then try again.",
    },
    network: {
      what: "Paddock couldn’t be downloaded.",
      how: "Check that this tablet is online, then try again.",
    },
    missing: {
      what: "Part of Paddock is missing.",
      how: "Try again. If that doesn’t help, the website isn’t set up properly: tell whoever runs it.",
    },
    broken: {
      what: "Part of Paddock got damaged on the way.",
      how: "Try again: it will be downloaded afresh. Your saved games are safe.",
    },
    type: {
      what: "Paddock was sent in a form this browser can’t use.",
      how: "Whoever runs this website must serve .wasm files as application/wasm. Then try again.",
    },
    python: {
      what: "Something went wrong while starting.",
      how: "Try again. Your saved games are safe.",
    },
    stopped: {
      what: "Something went wrong, but your game is safe.",
      how: "Try again: the page starts afresh and brings your game back.",
    },
    silence: {
      what: "This is taking longer than usual.",
      how: "You can keep waiting: this goes away as soon as Paddock is ready. Or try again.",
    },
  },
};
