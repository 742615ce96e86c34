import { diff } from '@masque/protocol';
import type { ClubDoc, ClubServerMessage } from '@masque/club';

/** A device that follows an evening. */
export interface Follower {
  /** False: the queue is full and the frame was skipped, so the full document must be sent later. */
  deliver(frame: string): boolean;
}

/** How many frames are kept for connections that break and resume. */
const MAX_RECENT = 64;

/** The feed of all devices of one kind: each frame is made and encoded once for all of them. */
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

  /** Connects a device, or resumes one that has received frame `counter`. */
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
