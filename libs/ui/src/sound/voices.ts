/** A sound by name. Its length and level are the same whatever is hidden. */
export type SoundName =
  | 'deal'
  | 'turn'
  | 'claim'
  | 'challenge'
  | 'seal'
  | 'reveal'
  | 'lose'
  | 'out'
  | 'night'
  | 'dawn'
  | 'win'
  | 'answer'
  | 'tick'
  | 'turnstart';

const envelope = (context: BaseAudioContext, at: number, level: number, rise: number, fall: number, to = 0.0001) => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + rise);
  gain.gain.exponentialRampToValueAtTime(to, at + rise + fall);
  return gain;
};

const tone = (
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  hertz: number,
  level: number,
  rise: number,
  fall: number,
  type: OscillatorType = 'sine',
) => {
  const gain = envelope(context, at, level, rise, fall);
  const source = context.createOscillator();
  source.type = type;
  source.frequency.value = hertz;
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + rise + fall + 0.02);
};

/** The same noise each time, so that no sound is ever louder than before. The constants are from Numerical Recipes. */
const fillWithNoise = (samples: Float32Array) => {
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
};

/** Filtered noise: paper on felt, wax under a thumb. */
const noise = (
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  length: number,
  from: number,
  to: number,
  level: number,
  fade = 0.0001,
) => {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  fillWithNoise(buffer.getChannelData(0));
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  const gain = envelope(context, at, level, 0.004, length, fade);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
};

/** One struck glass tone with its overtones. */
const glass = (context: BaseAudioContext, out: AudioNode, at: number, hertz: number) =>
  [1, 2.76, 5.4].forEach((part, i) => tone(context, out, at, hertz * part, 0.12 / (i + 1) ** 2, 0.004, 1.4 / (i + 1)));

type Instrument = (context: BaseAudioContext, out: AudioNode, at: number) => void;

export type Voices = Readonly<Record<SoundName, Instrument>>;

export const voices: Voices = {
  deal: (c, out, at) => noise(c, out, at, 0.03, 5000, 1800, 0.25),
  turn: (c, out, at) => {
    noise(c, out, at, 0.03, 5000, 1800, 0.25);
    noise(c, out, at + 0.09, 0.03, 3000, 900, 0.25);
  },
  claim: (c, out, at) => {
    tone(c, out, at, 196, 0.05, 0.12, 0.5, 'triangle');
    tone(c, out, at, 294, 0.035, 0.14, 0.5, 'triangle');
  },
  challenge: (c, out, at) => {
    tone(c, out, at, 180, 0.3, 0.003, 0.14);
    tone(c, out, at, 240, 0.2, 0.003, 0.1);
  },
  seal: (c, out, at) => noise(c, out, at, 0.7, 900, 90, 0.22, 0.08),
  reveal: (c, out, at) => glass(c, out, at + 0.5, 880),
  lose: (c, out, at) => glass(c, out, at, 698.5),
  /** The tone of a lost card, and one that goes out like the candle. */
  out: (c, out, at) => {
    glass(c, out, at, 698.5);
    tone(c, out, at + 0.42, 174.6, 0.1, 0.06, 1.1);
  },
  night: (c, out, at) => tone(c, out, at, 98, 0.16, 0.1, 1.5),
  /** One bird: a sine that calls three times, each time a little higher. */
  dawn: (c, out, at) => [2093, 2349, 2637].forEach((hertz, i) => tone(c, out, at + i * 0.17, hertz, 0.05, 0.03, 0.12)),
  /** The tone of a revelation and its fifth. */
  win: (c, out, at) => {
    glass(c, out, at, 880);
    glass(c, out, at + 0.42, 1320);
  },
  /** An answer is sent: paper on felt, the same for every answer. */
  answer: (c, out, at) => noise(c, out, at, 0.03, 5000, 1800, 0.25),
  tick: (c, out, at) => noise(c, out, at, 0.012, 7000, 4000, 0.3),
  turnstart: (c, out, at) => {
    tone(c, out, at, 294, 0.05, 0.05, 0.3, 'triangle');
    tone(c, out, at + 0.14, 440, 0.05, 0.05, 0.4, 'triangle');
  },
};
