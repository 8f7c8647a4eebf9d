// Plays the recipes of `py/stage/sound_recipes.py`: a few nodes of the browser's sound desk for each, which it clears away by
// itself. A whole sound is one call from Python, though it is dozens here.

const paddock = (window.paddock = window.paddock || {});

/** What a fading sound ends at; the desk can't fade to nothing exponentially. */
const QUIET = 0.0008;

/** Milliseconds: so late a sound may come when the desk has to wake for it; later it would belong to nothing. */
const PATIENCE = 300;

let noise = null; // half a second of it, made once
const noiseOf = (context) => {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return noise;
};
const glide = (pitch, part, begin) => {
  pitch.setValueAtTime(part.start, begin);
  pitch.exponentialRampToValueAtTime(part.end, begin + part.length);
};
const sources = {
  Tone: (context, part, begin) => {
    const source = context.createOscillator();
    source.type = part.wave;
    glide(source.frequency, part, begin);
    return [source, source];
  },
  Hiss: (context, part, begin) => {
    const source = context.createBufferSource();
    source.buffer = noiseOf(context);
    source.loop = true;
    const door = context.createBiquadFilter();
    door.type = "bandpass";
    door.Q.value = part.narrow;
    glide(door.frequency, part, begin);
    source.connect(door);
    return [source, door];
  },
};
const start = (context, volume, text) => {
  for (const part of JSON.parse(text)) {
    const begin = context.currentTime + part.at;
    const end = begin + part.length;
    const [source, last] = sources[part.kind](context, part, begin);
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(part.loudness, begin);
    loudness.gain.exponentialRampToValueAtTime(QUIET, end);
    last.connect(loudness);
    loudness.connect(volume);
    source.start(begin);
    source.stop(end + 0.02);
  }
};
// A tablet that is busy with a call refuses; silence is no error.
const wake = (context) => context.resume().catch(() => {});
const play = (context, ...sound) => {
  if (context.state === "running") return start(context, ...sound);
  const asked = performance.now();
  const inTime = () => context.state === "running" && performance.now() - asked < PATIENCE;
  wake(context).then(() => inTime() && start(context, ...sound));
};

paddock.sound = { wake, play };
