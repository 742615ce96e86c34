import type { SongNote } from './piece.ts';

type Voice = (context: BaseAudioContext, out: AudioNode, note: SongNote, at: number) => void;

/** A level that rises, then falls to nothing. */
function envelope(context: BaseAudioContext, at: number, level: number, rise: number, fall: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  return gain;
}

/** A bow: swells, holds with a little less, and leaves the string. */
function bow(context: BaseAudioContext, at: number, level: number, length: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + Math.min(0.18, length / 3));
  gain.gain.exponentialRampToValueAtTime(level * 0.6, at + length * 0.8);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

function tone(
  context: BaseAudioContext,
  type: OscillatorType,
  pitch: number,
  at: number,
  until: number,
): OscillatorNode {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.start(at);
  source.stop(until + 0.05);
  return source;
}

/** A plucked string: bright at first, then duller and duller. */
const lute: Voice = (context, out, { pitch, length, level }, at) => {
  const gain = envelope(context, at, level * 0.3, 0.006, length);
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(pitch * 7, at);
  filter.frequency.exponentialRampToValueAtTime(pitch * 1.5, at + length * 0.6);
  tone(context, 'triangle', pitch, at, at + length).connect(filter);
  tone(context, 'sawtooth', pitch * 1.002, at, at + length).connect(filter);
  filter.connect(gain).connect(out);
};

/** A bowed string: slow to speak, with a little warmth. */
const viol: Voice = (context, out, { pitch, length, level }, at) => {
  const gain = bow(context, at, level * 0.22, length);
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = pitch * 3;
  tone(context, 'sawtooth', pitch, at, at + length).connect(filter);
  tone(context, 'sawtooth', pitch * 0.997, at, at + length).connect(filter);
  filter.connect(gain).connect(out);
};

/** A skin: a low sine that falls as it fades. */
const drum: Voice = (context, out, { pitch, length, level }, at) => {
  const gain = envelope(context, at, level * 0.7, 0.004, length);
  const source = tone(context, 'sine', pitch * 2, at, at + length);
  source.frequency.exponentialRampToValueAtTime(pitch, at + length * 0.4);
  source.connect(gain).connect(out);
};

/** The bell of the tribunal, with the overtones of bronze. */
const bell: Voice = (context, out, { pitch, length, level }, at) => {
  for (const [i, part] of [0.5, 1, 1.2, 1.5, 2, 2.7].entries()) {
    const gain = envelope(context, at, (level * 0.35) / (i + 1), 0.004, length / (1 + i * 0.4));
    tone(context, 'sine', pitch * part, at, at + length)
      .connect(gain)
      .connect(out);
  }
};

/** How each voice of the piece sounds. */
export const voices: { readonly [V in SongNote['voice']]: Voice } = { lute, viol, drum, bell };

/** The overall gain: at its loudest the piece stays below full level. */
const LEVEL = 1;
/** A small hall: the delay of its echo in seconds, its feedback, its level, and its brightness. */
const HALL = { after: 0.13, back: 0.28, level: 0.3, bright: 1800 };

const halls = new WeakMap<BaseAudioContext, AudioNode>();

/** The hall of an audio context: one for everything played in it. */
function hallOf(context: BaseAudioContext): AudioNode {
  const built = halls.get(context);
  if (built) return built;
  const delay = context.createDelay(1);
  delay.delayTime.value = HALL.after;
  const wall = context.createBiquadFilter();
  wall.type = 'lowpass';
  wall.frequency.value = HALL.bright;
  const back = context.createGain();
  back.gain.value = HALL.back;
  const answer = context.createGain();
  answer.gain.value = HALL.level;
  delay.connect(wall).connect(answer).connect(context.destination);
  wall.connect(back).connect(delay);
  halls.set(context, delay);
  return delay;
}

/** The node where the voices are mixed: in a hall. */
export function desk(context: BaseAudioContext): GainNode {
  const out = context.createGain();
  out.gain.value = LEVEL;
  out.connect(context.destination);
  out.connect(hallOf(context));
  return out;
}
