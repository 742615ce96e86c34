import { logFor, type Line, type Session, type Viewer } from '@masque/core';
import { isSame, LOG_LINES, ownChanges, type Doc, type LogPage, type Op, type ChatMessage } from '@masque/protocol';
import type { CommonPlay } from './documents.ts';
import type { PublicChange, PublicFeed } from './public-feed.ts';

/** A connection that receives a feed. */
export interface Listener {
  /** Sends a frame. False: the queue is full and the frame was skipped, so the full document must be sent later. */
  deliver(frame: string): boolean;
  /** Takes the keys of finished requests that have not been acknowledged. The caller must acknowledge them. */
  takeKeys(): readonly string[];
  /** Sends acknowledgements without a frame. */
  acknowledge(keys: readonly string[]): void;
}

/** What a viewer sees at one moment. */
export interface ViewerMoment {
  readonly doc: Doc;
  /** The part of the game that is the same for every viewer, if the game is drawn. */
  readonly common: CommonPlay | null;
  readonly session: Session | null;
  readonly viewer: Viewer;
  /** What this viewer has heard. */
  readonly said: readonly ChatMessage[];
}

/**
 * The feed of viewers who see the same of a table: the devices of one person, or all spectators. A frame contains the
 * change for everybody, encoded once for all, and the change in this viewer's own part. A change that this viewer
 * cannot see writes no frame and does not increment the counter. On the beat of a sealed hour, a frame is written in
 * any case.
 */
export class ViewerFeed {
  /** Replaced as a whole: nearly always there is one, and a set takes four times the memory. */
  listeners: readonly Listener[] = [];
  readonly #public: PublicFeed;
  /** Listeners that have skipped a frame; `null`: none ever has. */
  #behind: Set<Listener> | null = null;
  #counter: number;
  /** The revision of the public document that this viewer has. */
  #revision = -1;
  #own: readonly Op[] = [];
  /** The public document that `#own` is relative to. */
  #all: Doc | null = null;
  #sight: ViewerMoment | null = null;

  /** @param counter number of the frame before the first one */
  constructor(everybody: PublicFeed, counter = 0) {
    this.#public = everybody;
    this.#counter = counter;
  }

  /** The number of the last frame. */
  get counter(): number {
    return this.#counter;
  }

  /**
   * Makes the frame with everything that has changed. Pass it to `tell`. `null`: nothing has changed.
   * @param change what has changed for everybody since the last update
   * @param beat make a frame even if nothing has changed
   */
  update(sight: ViewerMoment, change: PublicChange, beat = false): string | null {
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

  /**
   * Sends the listeners a frame made by `update`, padded to `bytes` or, if that is 0, with pending acknowledgements.
   */
  tell(frame: string, bytes = 0): void {
    const told = padded(frame, bytes);
    for (const listener of this.listeners) if (!this.#behind?.has(listener)) this.#send(listener, told, bytes === 0);
  }

  /** Connects a listener, or resumes one that has received frame `counter`. */
  join(listener: Listener, sight: ViewerMoment, counter?: number): void {
    // The feed is not updated while nobody listens.
    if (this.listeners.length === 0 && !this.#isCurrent(sight)) this.#see(sight);
    // An array made by spreading reserves spare capacity.
    this.listeners = this.listeners.length === 0 ? [listener] : [...this.listeners, listener];
    if (counter !== this.#counter) this.#send(listener, this.#full());
  }

  leave(listener: Listener): void {
    this.listeners = this.listeners.filter((it) => it !== listener);
    this.#behind?.delete(listener);
  }

  /** A listener that skipped frames can accept them again. */
  drained(listener: Listener): void {
    if (this.#behind?.delete(listener)) this.#send(listener, this.#full());
  }

  /** The last page of the lines this viewer has been sent, up to line number `before`. */
  page(before: number, max: number = LOG_LINES.page): LogPage | null {
    if (!this.#sight) return null;
    const { session, viewer } = this.#sight;
    const lines = session ? logFor(session, viewer).slice(0, before) : [];
    const from = Math.max(0, lines.length - max);
    return { from, lines: lines.slice(from) };
  }

  /** Is this what the viewer already has? */
  #isCurrent(sight: ViewerMoment): boolean {
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

  #see(sight: ViewerMoment): void {
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

/** The viewer needs another log: it is another person, another game, or a game in which moves have been taken back. */
const isAnother = (before: ViewerMoment, now: ViewerMoment): boolean =>
  before.viewer !== now.viewer ||
  before.doc.play?.id !== now.doc.play?.id ||
  before.session?.corrections !== now.session?.corrections;

/** The lines added to this viewer's log; `null`: the same as the lines added to the public log. */
function newLines(
  before: ViewerMoment,
  { session, viewer }: ViewerMoment,
  change: PublicChange,
): readonly Line[] | null {
  const { from, lines, alike } = change;
  const read = before.session?.log.length ?? 0;
  if (alike && read === from) return null;
  const mine = session && session.log.length > read ? logFor(session, viewer, read) : [];
  return (read === from || lines.length === 0) && isSame(mine, lines) ? null : mine;
}

/** Messages that are new or have changed. */
function newsIn(before: readonly ChatMessage[], after: readonly ChatMessage[]): ChatMessage[] {
  if (before === after) return [];
  const known = new Map(before.map((it) => [it.id, it.text]));
  return after.filter((it) => !known.has(it.id) || known.get(it.id) !== it.text);
}

/** The frame, padded with spaces to this many bytes. */
const padded = (frame: string, bytes: number): string =>
  bytes === 0 ? frame : frame + ' '.repeat(Math.max(0, bytes - Buffer.byteLength(frame)));
