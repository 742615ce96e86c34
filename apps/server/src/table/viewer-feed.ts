import { logFor, type Line, type Session, type Viewer } from '@masque/core';
import { diff, type Doc, type Said, type ServerMessage } from '@masque/protocol';

/** A connection that receives a feed. */
export interface Listener {
  /** Sends a frame. False: its queue is full and the frame was skipped; the whole document has to follow later. */
  deliver(frame: string): boolean;
}

/** Frames kept for connections that break off and resume. */
const MAX_RECENT = 64;

/**
 * What all who see the same of a table receive: one person's devices, or all spectators. A frame is written once for
 * all of them. A change that this viewer does not see writes nothing and counts nothing; on the beat of a sealed hour a
 * frame is written whether or not anything has changed.
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
  #recent: string[] = [];
  #fullFrame: string | null = null;

  /**
   * Writes the frame of what has changed, which is then to be told; `null`: nothing has.
   * @param said what this viewer has heard
   * @param beat writes a frame even if nothing has changed
   */
  update(doc: Doc, session: Session | null, viewer: Viewer, said: readonly Said[], beat = false): string | null {
    const before = this.#doc;
    const news = newsIn(this.#said, said);
    this.#said = said;
    const log = session?.log.length ?? 0;
    // Once moves have been taken back, the log is another one.
    const corrected = session?.corrections !== this.#session?.corrections;
    if (!before || viewer !== this.#viewer || before.play?.id !== doc.play?.id || corrected) {
      this.#recent = [];
      this.#advance(doc, session, viewer, log);
      return this.#full();
    }
    const ops = diff(before, doc);
    const lines: Line[] = session && log > this.#read ? logFor(session, viewer, this.#read) : [];
    if (ops.length === 0 && lines.length === 0 && news.length === 0 && !beat) {
      // Nothing to see for this viewer: the feed moves on in silence.
      [this.#session, this.#read] = [session, log];
      return null;
    }
    this.#advance(doc, session, viewer, log);
    const frame = encode({
      t: 'diff',
      counter: this.#counter,
      ops,
      ...(lines.length > 0 && { log: lines }),
      ...(news.length > 0 && { said: news }),
    });
    this.#recent.push(frame);
    if (this.#recent.length > MAX_RECENT) this.#recent.shift();
    return frame;
  }

  /** Somebody connects, or resumes after having received the frame `counter`. */
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

  /** A listener that skipped frames can take them again. */
  drained(listener: Listener): void {
    if (this.#behind.delete(listener)) this.#send(listener, this.#full());
  }

  #advance(doc: Doc, session: Session | null, viewer: Viewer, read: number): void {
    this.#counter++;
    this.#fullFrame = null;
    [this.#doc, this.#session, this.#viewer, this.#read] = [doc, session, viewer, read];
  }

  /** Sends the listeners what `update` has written, made as long as it is to be. */
  tell(frame: string, bytes = 0): void {
    const told = padded(frame, bytes);
    for (const listener of this.listeners) if (!this.#behind.has(listener)) this.#send(listener, told);
  }

  #send(listener: Listener, frame: string): void {
    if (!listener.deliver(frame)) this.#behind.add(listener);
  }

  #full(): string {
    const log = this.#session ? logFor(this.#session, this.#viewer!) : [];
    const said = this.#said.length > 0 && { said: [...this.#said] };
    return (this.#fullFrame ??= encode({ t: 'full', counter: this.#counter, doc: this.#doc!, log, ...said }));
  }
}

/** Messages that are new, or different from before. */
function newsIn(before: readonly Said[], after: readonly Said[]): Said[] {
  if (before === after) return [];
  const known = new Map(before.map((it) => [it.id, it.text]));
  return after.filter((it) => !known.has(it.id) || known.get(it.id) !== it.text);
}

/** The same message with blanks after it, so that it is so many bytes long. */
const padded = (frame: string, bytes: number): string =>
  frame + ' '.repeat(Math.max(0, bytes - Buffer.byteLength(frame)));

const encode = (message: ServerMessage): string => JSON.stringify(message);
