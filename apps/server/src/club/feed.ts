import { diff } from '@masque/protocol';
import type { ClubDoc, ClubServerMessage } from '@masque/club';

/** A device that follows an evening. */
export interface Follower {
  /** False: its queue is full and the frame was skipped; the whole document has to follow later. */
  deliver(frame: string): boolean;
}

/** Frames kept for connections that break off and resume. */
const MAX_RECENT = 64;

/** What all devices of one kind receive: a frame is worked out and written once for all of them. */
export class Feed {
  readonly followers = new Set<Follower>();
  readonly #behind = new Set<Follower>();
  #counter = 0;
  #doc: ClubDoc | null = null;
  #recent: string[] = [];
  #full: string | null = null;

  update(doc: ClubDoc): void {
    const before = this.#doc;
    const ops = before ? diff(before, doc) : [];
    if (before && ops.length === 0) return;
    this.#doc = doc;
    this.#full = null;
    this.#counter++;
    if (!before) return;
    const frame = encode({ t: 'diff', counter: this.#counter, ops });
    this.#recent.push(frame);
    if (this.#recent.length > MAX_RECENT) this.#recent.shift();
    for (const it of this.followers) if (!this.#behind.has(it)) this.#send(it, frame);
  }

  /** Somebody connects, or resumes after the frame `counter`. */
  join(follower: Follower, counter?: number): void {
    this.followers.add(follower);
    const missed = counter === undefined ? -1 : this.#counter - counter;
    const resumes = missed >= 0 && missed <= this.#recent.length;
    for (const frame of resumes ? this.#recent.slice(this.#recent.length - missed) : [this.#whole()])
      this.#send(follower, frame);
  }

  leave(follower: Follower): void {
    this.followers.delete(follower);
    this.#behind.delete(follower);
  }

  drained(follower: Follower): void {
    if (this.#behind.delete(follower)) this.#send(follower, this.#whole());
  }

  #whole(): string {
    return (this.#full ??= encode({ t: 'full', counter: this.#counter, doc: this.#doc! }));
  }

  #send(follower: Follower, frame: string): void {
    if (!follower.deliver(frame)) this.#behind.add(follower);
  }
}

const encode = (message: ClubServerMessage): string => JSON.stringify(message);
