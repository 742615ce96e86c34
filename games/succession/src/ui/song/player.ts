import { sound } from '@masque/ui/sound';
import { piece, type SongNote } from './piece.ts';
import { desk, voices } from './voices.ts';

/** How far ahead notes are scheduled, and how often, in seconds. */
const AHEAD = 0.9;
const BEAT = 0.3;
/** A note that is later than this is left out, in seconds. */
const LATE = 0.05;

/**
 * Plays the piece by the table's clock: a listener who joins in the middle hears the middle. While the sound is off
 * nothing is played; it continues at the clock's position when the sound is on again.
 */
export class SongPlayer {
  #notes: readonly SongNote[] = [];
  #next = 0;
  #begin = 0;
  #beat?: ReturnType<typeof setInterval>;
  #out: GainNode | null = null;
  #song = '';

  /**
   * @param since when the song began, and
   * @param at when it ends, in milliseconds of this device's clock
   */
  play(since: number, at: number): void {
    const song = `${since} ${at}`;
    if (song === this.#song) return;
    this.stop();
    this.#song = song;
    this.#notes = piece((at - since) / 1000);
    this.#begin = since;
    this.#next = 0;
    this.#beat = setInterval(() => this.#look(), BEAT * 1000);
    this.#look();
  }

  /** Stops it at once; current notes fade. */
  stop(): void {
    clearInterval(this.#beat);
    this.#song = '';
    this.#out?.gain.setTargetAtTime(0, this.#out.context.currentTime, 0.08);
    this.#out = null;
  }

  #look(): void {
    const now = (Date.now() - this.#begin) / 1000;
    const line = sound.line;
    if (line) this.#out ??= desk(line);
    else this.#out = null;
    for (let note = this.#notes[this.#next]; note && note.at < now + AHEAD; note = this.#notes[++this.#next]) {
      if (!line || !this.#out || note.at < now - LATE) continue;
      voices[note.voice](line, this.#out, note, line.currentTime + Math.max(0, note.at - now));
    }
    if (this.#next >= this.#notes.length) clearInterval(this.#beat);
  }
}

/** One stroke of the bell, if sound is allowed. */
export function ring(): void {
  const line = sound.line;
  if (line)
    voices.bell(line, desk(line), { at: 0, voice: 'bell', pitch: 293.66, length: 4, level: 0.8 }, line.currentTime);
}
