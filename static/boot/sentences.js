/* What the page says before Python, and with it the family's language, is there. */

window.paddockSentences = {
  moment: "Just a moment …",
  troubles: {
    old: {
      what: "This browser is too old for Paddock.",
      how: "It needs Safari 16.4, Chrome 112 or Firefox 112, or newer. Update this tablet or its browser, or open the page on a newer one.",
    },
    webassembly: {
      what: "This browser does not let Paddock run.",
      how: "WebAssembly is turned off. Turn it on, or turn off the browser's lockdown or high-security mode for this page, then try again.",
    },
    storage: {
      what: "This browser does not let Paddock keep anything.",
      how: "Your matches could not be saved. Leave the private window, or allow this page to store data, then try again.",
    },
    network: {
      what: "The game could not be fetched.",
      how: "Look whether this tablet has a connection, then try again.",
    },
    missing: {
      what: "A part of the game is missing.",
      how: "Try again. If it does not help, the page was not set up completely where it came from.",
    },
    broken: {
      what: "A part of the game arrived broken.",
      how: "Try again: it is fetched afresh. Your saved matches are safe.",
    },
    type: {
      what: "The game was sent in a way that this browser cannot use.",
      how: "Whoever runs this page must serve .wasm files as application/wasm. Then try again.",
    },
    python: {
      what: "Something went wrong while starting.",
      how: "Try again. Your saved matches are safe.",
    },
    stopped: {
      what: "Something went wrong; your match is safe.",
      how: "Try again: the page begins anew, and brings your match back.",
    },
    silence: {
      what: "Starting takes unusually long.",
      how: "You can go on waiting: this goes away as soon as the game is ready. Or try again.",
    },
  },
};
