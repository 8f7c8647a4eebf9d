// Square codes read by the camera, as long as its picture is on the page. It comes when somebody asks for it. Where
// the browser can't read codes itself, a small library is fetched that can.
//
// `paddock:seen` says what a code held, `paddock:blind` that there is nothing to see with.

const READER = new URL("../runtime/code_reader.mjs", import.meta.url).href;
const PICTURE = "video.camera";

/** Milliseconds between two looks: a code is held still for longer. */
const PAUSE = 120;
/** The library needs no more of a picture than this across. */
const ACROSS = 900;

const paddock = (window.paddock = window.paddock || {});

async function ownReader() {
  const formats = await window.BarcodeDetector?.getSupportedFormats().catch(() => []);
  if (!formats?.includes("qr_code")) return null;
  const detector = new window.BarcodeDetector({ formats: ["qr_code"] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? "";
}

async function fetchedReader() {
  const { decodeQR } = await import(READER);
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  return async (picture) => {
    const scale = Math.min(1, ACROSS / picture.videoWidth);
    canvas.width = Math.round(picture.videoWidth * scale);
    canvas.height = Math.round(picture.videoHeight * scale);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(paper.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      return "";
    }
  };
}

const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
const aWhile = () => new Promise((done) => setTimeout(done, PAUSE));

async function look(picture) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    const read = (await ownReader()) ?? (await fetchedReader());
    picture.srcObject = stream;
    await picture.play();
    while (picture.isConnected) {
      const seen = picture.videoWidth ? await read(picture) : "";
      if (seen && picture.isConnected) return tell("paddock:seen", seen);
      await aWhile();
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    picture.srcObject = null;
  }
}

/** Begin to look, until a code is seen or the picture is gone. */
paddock.beginCamera = () => {
  const picture = document.querySelector(PICTURE);
  if (!picture || picture.dataset.looking) return;
  picture.dataset.looking = "true";
  look(picture).catch(() => {
    if (picture.isConnected) tell("paddock:blind");
  });
};

paddock.beginCamera();
