/** A sound of the piece. Times are seconds from its beginning, pitches hertz, levels 0 to 1. */
export interface SongNote {
  readonly at: number;
  readonly voice: 'lute' | 'viol' | 'drum' | 'bell';
  readonly pitch: number;
  readonly length: number;
  readonly level: number;
}

/** Beats a minute at the beginning and at the end. */
const TEMPO = [58, 132] as const;
/** The last seconds are counted down, one stroke each; the drum rolls in the second half of them. */
const COUNTDOWN = 10;

/** The D below middle C. */
const D = 146.83;
const hertz = (semitones: number): number => D * 2 ** (semitones / 12);

/** A descending bass, one bar per note, that repeats: D, C, B flat, A; and the chords on it. */
const bass = [-12, -14, -16, -17] as const;
const chords = [
  [0, 3, 7],
  [-2, 2, 5],
  [-4, 0, 3],
  [-5, -1, 2],
] as const;

/** The pavane of the two heirs, four beats a bar: the first asks, the second answers from above. */
const heirs = [
  [
    [12, null, 15, 14],
    [14, null, 17, 19],
    [20, 19, 17, 15],
    [14, null, 11, null],
  ],
  [
    [24, null, 22, 20],
    [22, null, 19, 17],
    [20, 22, 20, 19],
    [19, null, 23, null],
  ],
] as const;

/** The notes of one beat. `gone`: the elapsed fraction of the piece, 0 to 1. */
function beatOf(n: number, at: number, length: number, gone: number): SongNote[] {
  const bar = Math.floor(n / 4) % 4;
  const beat = n % 4;
  const round = Math.floor(n / 16);
  const chord = chords[bar] ?? chords[0];
  const notes: SongNote[] = [];
  const add = (voice: SongNote['voice'], semitones: number, level: number, long: number): void =>
    void notes.push({ at, voice, pitch: hertz(semitones), length: long, level });
  if (beat === 0) add('lute', bass[bar] ?? 0, 0.5, length * 4.4);
  else add('lute', chord[beat - 1] ?? 0, 0.24 + 0.1 * gone, length * 3);
  // The consort holds the chord below it, slightly shorter than the bar.
  if (beat === 0 && gone > 0.25) for (const tone of chord) add('viol', tone, 0.05 + 0.06 * gone, length * 3.7);
  const sung = heirs[round % 4 === 1 || round % 4 === 2 ? 1 : 0]?.[bar]?.[beat];
  if (gone > 0.12 && sung !== null && sung !== undefined) add('viol', sung, 0.16 + 0.14 * gone, length * 1.8);
  if (gone > 0.5 && (beat === 0 || beat === 2 || gone > 0.75)) add('drum', -19, 0.3 + 0.4 * gone, 0.3);
  // The notes get faster near the end.
  if (gone > 0.7)
    notes.push({ at: at + length / 2, voice: 'lute', pitch: hertz((chord[2] ?? 0) + 12), length, level: 0.2 });
  return notes;
}

/** The dominant, which wants to resolve: strokes of the clock, swelling strings, and finally a drum roll. */
function countdown(end: number): SongNote[] {
  const notes: SongNote[] = [];
  const add = (voice: SongNote['voice'], at: number, semitones: number, level: number, length: number): void =>
    void notes.push({ at: end + at, voice, pitch: hertz(semitones), length, level });
  for (let second = 0; second < COUNTDOWN; second++) {
    const near = second / COUNTDOWN;
    add('drum', second, -19, 0.45 + 0.4 * near, 0.5);
    add('lute', second, -17, 0.4, 1.4);
    add('lute', second, second % 2 === 0 ? 7 : 11, 0.28 + 0.15 * near, 1.2);
    add('lute', second + 0.5, 19, 0.16 + 0.14 * near, 0.7);
    for (const tone of second < COUNTDOWN / 2 ? [-5, 2, 7] : [-5, -1, 2, 7, 14])
      add('viol', second, tone, 0.06 + 0.1 * near, 1.1);
    if (second >= COUNTDOWN / 2)
      for (const part of [0.25, 0.5, 0.75]) add('drum', second + part, -19, 0.15 + 0.35 * near, 0.25);
  }
  return notes;
}

/**
 * The song of the tribunal: a slow dance on a falling bass that gains voices, drums and speed, counts down its last ten
 * seconds, and ends with the bell. It takes exactly the given time, and is the same each time.
 *
 * @example
 * piece(120) // two minutes, the last note at 120
 */
export function piece(seconds: number): readonly SongNote[] {
  const end = seconds - COUNTDOWN;
  const notes = [...countdown(end)];
  let at = 0;
  for (let n = 0; at < end; n++) {
    const gone = at / seconds;
    const length = 60 / (TEMPO[0] + (TEMPO[1] - TEMPO[0]) * gone);
    notes.push(...beatOf(n, at, length, gone).filter((it) => it.at < end));
    at += length;
  }
  notes.push({ at: seconds, voice: 'bell', pitch: hertz(12), length: 4, level: 0.8 });
  return notes.sort((a, b) => a.at - b.at);
}
