import { logFor, type Line, type Session, type Viewer } from '@masque/core';
import { isSame, LOG_LINES, ownChanges, type Doc, type LogPage, type Op, type Said } from '@masque/protocol';
import type { CommonPlay } from './documents.ts';
import type { PublicChange, PublicFeed } from './public-feed.ts';

/** A connection that receives a feed. */
export interface Listener {
  /** Sends a frame. False: its queue is full and the frame was skipped; the whole document has to follow later. */
  deliver(frame: string): boolean;
  /** Keys of requests that are done and not yet acknowledged. Whoever takes them acknowledges them. */
  takeKeys(): readonly string[];
  /** Acknowledges requests by themselves. */
  acknowledge(keys: readonly string[]): void;
}

/** What a viewer sees at one moment. */
export interface Sight {
  readonly doc: Doc;
  /** What of the game each viewer has alike, if it is drawn. */
  readonly common: CommonPlay | null;
  readonly session: Session | null;
  readonly viewer: Viewer;
  /** What this viewer has heard. */
  readonly said: readonly Said[];
}

/**
 * What all who see the same of a table receive: one person's devices, or all spectators. A frame holds what changed for
 * everybody, as it was encoded for all, and what changed in this viewer's own part. A change that this viewer cannot see
 * writes nothing and counts nothing; on the beat of a sealed hour a frame is written whether or not anything has changed.
 */
export class ViewerFeed {
  readonly listeners = new Set<Listener>();
  readonly #public: PublicFeed;
  /** Those that have skipped a frame; `null`: nobody ever has. */
  #behind: Set<Listener> | null = null;
  #counter: number;
  /** The revision of everybody's document that this viewer has. */
  #revision = -1;
  #own: readonly Op[] = [];
  /** Everybody's document, from which the viewer's was different in that. */
  #all: Doc | null = null;
  #sight: Sight | null = null;

  /** @param counter of the frame before the first */
  constructor(everybody: PublicFeed, counter = 0) {
    this.#public = everybody;
    this.#counter = counter;
  }

  /** The number of the last frame. */
  get counter(): number {
    return this.#counter;
  }

  /**
   * Writes the frame of what has changed, which is then to be told; `null`: nothing has.
   * @param change what has changed for everybody since the last time
   * @param beat writes a frame even if nothing has changed
   */
  update(sight: Sight, change: PublicChange, beat = false): string | null {
    const before = this.#sight;
    if (!before || change.restart || this.#revision !== change.since || isAnother(before, sight)) {
      this.#see(sight);
      return this.#full();
    }
    const own = before.doc === sight.doc && this.#all === this.#public.doc ? this.#own : this.#public.ownOf(sight);
    const changes = own === this.#own ? null : ownChanges(this.#own, own);
    const log = newLines(before, sight, change);
    const said = newsIn(before.said, sight.said);
    this.#sight = sight;
    this.#all = this.#public.doc;
    this.#own = own;
    if (change.text === null && !changes && !log && said.length === 0 && !beat) return null;
    this.#revision = this.#public.revision;
    let text = `{"t":"diff","counter":${++this.#counter}`;
    if (changes) text += this.#public.encode(changes);
    if (log) text += `,"log":${JSON.stringify(log)}`;
    if (said.length > 0) text += `,"said":${JSON.stringify(said)}`;
    if (change.text !== null) text += `,"all":${change.text}`;
    return `${text}}`;
  }

  /** Sends the listeners what `update` has written, made as long as it is to be; else with what is to be acknowledged. */
  tell(frame: string, bytes = 0): void {
    const told = padded(frame, bytes);
    for (const listener of this.listeners) if (!this.#behind?.has(listener)) this.#send(listener, told, bytes === 0);
  }

  /** Somebody connects, or resumes after having received the frame `counter`. */
  join(listener: Listener, sight: Sight, counter?: number): void {
    // While nobody listened the feed stood still.
    if (this.listeners.size === 0 && !this.#isCurrent(sight)) this.#see(sight);
    this.listeners.add(listener);
    if (counter !== this.#counter) this.#send(listener, this.#full());
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
    this.#behind?.delete(listener);
  }

  /** A listener that skipped frames can take them again. */
  drained(listener: Listener): void {
    if (this.#behind?.delete(listener)) this.#send(listener, this.#full());
  }

  /** The lines that this viewer has been told of, up to line number `before`: the last page of them. */
  page(before: number, most: number = LOG_LINES.page): LogPage | null {
    if (!this.#sight) return null;
    const { session, viewer } = this.#sight;
    const lines = session ? logFor(session, viewer).slice(0, before) : [];
    const from = Math.max(0, lines.length - most);
    return { from, lines: lines.slice(from) };
  }

  /** Is this what the viewer has already? */
  #isCurrent(sight: Sight): boolean {
    const before = this.#sight;
    return (
      before !== null &&
      this.#revision === this.#public.revision &&
      !isAnother(before, sight) &&
      !newLines(before, sight, this.#public.unchanged) &&
      newsIn(before.said, sight.said).length === 0 &&
      ownChanges(this.#own, this.#public.ownOf(sight)) === null
    );
  }

  #see(sight: Sight): void {
    this.#counter++;
    this.#sight = sight;
    this.#own = this.#public.ownOf(sight);
    this.#all = this.#public.doc;
    this.#revision = this.#public.revision;
  }

  #send(listener: Listener, frame: string, acknowledges = true): void {
    const keys = acknowledges ? listener.takeKeys() : [];
    const sent = listener.deliver(keys.length === 0 ? frame : `{"ok":${JSON.stringify(keys)},${frame.slice(1)}`);
    if (sent) return;
    (this.#behind ??= new Set()).add(listener);
    if (keys.length > 0) listener.acknowledge(keys);
  }

  #full(): string {
    const { said } = this.#sight!;
    const mine = {
      ...(this.#own.length > 0 && { own: this.#own }),
      log: this.page(Infinity, LOG_LINES.last),
      ...(said.length > 0 && { said }),
    };
    const text = JSON.stringify({ t: 'full', counter: this.#counter, ...mine });
    return `${text.slice(0, -1)},"all":${this.#public.full}}`;
  }
}

/** Somebody else now, or another game, or one from which moves have been taken back: its log is another one. */
const isAnother = (before: Sight, now: Sight): boolean =>
  before.viewer !== now.viewer ||
  before.doc.play?.id !== now.doc.play?.id ||
  before.session?.corrections !== now.session?.corrections;

/** What is added to this viewer's log; `null`: what is added to everybody's. */
function newLines(before: Sight, { session, viewer }: Sight, change: PublicChange): readonly Line[] | null {
  const { from, lines, alike } = change;
  const read = before.session?.log.length ?? 0;
  if (alike && read === from) return null;
  const mine = session && session.log.length > read ? logFor(session, viewer, read) : [];
  return (read === from || lines.length === 0) && isSame(mine, lines) ? null : mine;
}

/** Messages that are new, or different from before. */
function newsIn(before: readonly Said[], after: readonly Said[]): Said[] {
  if (before === after) return [];
  const known = new Map(before.map((it) => [it.id, it.text]));
  return after.filter((it) => !known.has(it.id) || known.get(it.id) !== it.text);
}

/** The same message with blanks after it, so that it is so many bytes long. */
const padded = (frame: string, bytes: number): string =>
  bytes === 0 ? frame : frame + ' '.repeat(Math.max(0, bytes - Buffer.byteLength(frame)));
