import { logFor, type Line, type Session, type Viewer } from '@masque/core';
import { diff, type Doc, type Said, type ServerMessage } from '@masque/protocol';

/** Somebody connected, as a channel sees them. */
export interface Listener {
  /** Sends a frame of the document. False: it was not sent, as the line is full; the whole document must follow later. */
  deliver(frame: string): boolean;
}

/** By night frames are filled up to a multiple of so many bytes: their length does not tell who learns something. */
const NIGHT = 2048;

/** Frames kept for those whose connection broke off. */
const KEPT = 64;

/**
 * What all who see the same of a table receive: one person's devices, or all spectators. A frame is written once for
 * all of them. A change that this viewer does not see writes nothing and counts nothing; but by night everybody
 * receives a frame whenever anybody does, so that nobody's network tells who acts or whispers together.
 */
export class ViewerFeed {
  readonly listeners = new Set<Listener>();
  readonly #behind = new Set<Listener>();
  #counter = 0;
  #doc: Doc | null = null;
  #session: Session | null = null;
  #viewer: Viewer | null = null;
  #read = 0;
  #said: readonly Said[] = [];
  #spoken: unknown = null;
  #recent: string[] = [];
  #whole: string | null = null;

  /**
   * Brings the channel up to date and tells those who listen. `said`: what this viewer has heard. `spoken`: changes
   * whenever anybody at the table says anything.
   */
  update(doc: Doc, session: Session | null, viewer: Viewer, said: readonly Said[], spoken: unknown = said): void {
    const before = this.#doc;
    const hush = spoken === this.#spoken;
    this.#spoken = spoken;
    const news = newsIn(this.#said, said);
    this.#said = said;
    const log = session?.log.length ?? 0;
    // Where moves have been taken back, the log is another one.
    const corrected = session?.corrections !== this.#session?.corrections;
    if (!before || viewer !== this.#viewer || before.play?.id !== doc.play?.id || corrected) {
      this.#recent = [];
      this.#advance(doc, session, viewer, log);
      this.#tell(this.#full());
      return;
    }
    const ops = diff(before, doc);
    const lines: Line[] = session && log > this.#read ? logFor(session, viewer, this.#read) : [];
    const night = isNight(before) || isNight(doc);
    const ticks = night && (session !== this.#session || !hush);
    if (ops.length === 0 && lines.length === 0 && news.length === 0 && !ticks) {
      // Not to be seen from outside. What is kept in mind moves on all the same.
      [this.#session, this.#read] = [session, log];
      return;
    }
    this.#advance(doc, session, viewer, log);
    const written = encode({
      t: 'diff',
      counter: this.#counter,
      ops,
      ...(lines.length > 0 && { log: lines }),
      ...(news.length > 0 && { said: news }),
    });
    const frame = night ? filled(written) : written;
    this.#recent.push(frame);
    if (this.#recent.length > KEPT) this.#recent.shift();
    this.#tell(frame);
  }

  /** Somebody comes, or comes back after having read up to `counter`. */
  join(listener: Listener, counter?: number): void {
    this.listeners.add(listener);
    const missed = counter === undefined ? -1 : this.#counter - counter;
    const frames =
      missed >= 0 && missed <= this.#recent.length ? this.#recent.slice(this.#recent.length - missed) : [this.#full()];
    for (const frame of frames) this.#send(listener, frame);
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
    this.#behind.delete(listener);
  }

  /** The line of a listener is free again. */
  drained(listener: Listener): void {
    if (this.#behind.delete(listener)) this.#send(listener, this.#full());
  }

  #advance(doc: Doc, session: Session | null, viewer: Viewer, read: number): void {
    this.#counter++;
    this.#whole = null;
    [this.#doc, this.#session, this.#viewer, this.#read] = [doc, session, viewer, read];
  }

  #tell(frame: string): void {
    for (const listener of this.listeners) if (!this.#behind.has(listener)) this.#send(listener, frame);
  }

  #send(listener: Listener, frame: string): void {
    if (!listener.deliver(frame)) this.#behind.add(listener);
  }

  #full(): string {
    const log = this.#session ? logFor(this.#session, this.#viewer!) : [];
    const said = this.#said.length > 0 && { said: [...this.#said] };
    return (this.#whole ??= encode({ t: 'full', counter: this.#counter, doc: this.#doc!, log, ...said }));
  }
}

/** What is new or different in what was said. */
function newsIn(before: readonly Said[], after: readonly Said[]): Said[] {
  if (before === after) return [];
  const known = new Map(before.map((it) => [it.id, it.text]));
  return after.filter((it) => !known.has(it.id) || known.get(it.id) !== it.text);
}

const isNight = ({ play }: Doc): boolean => play?.table.night === true;

/** The same message, longer: what stands behind it is blank. */
function filled(frame: string): string {
  const bytes = Buffer.byteLength(frame);
  return frame + ' '.repeat(Math.ceil(bytes / NIGHT) * NIGHT - bytes);
}

const encode = (message: ServerMessage): string => JSON.stringify(message);
