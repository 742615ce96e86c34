import { logFor, SPECTATOR, type Line, type Session } from '@masque/core';
import { diff, type Doc, type Op } from '@masque/protocol';

/** What has changed for everybody since the last time. */
export interface PublicChange {
  /** Everybody starts over: another game is played, or moves have been taken back. */
  readonly restart: boolean;
  /** The revision before: whoever has another one starts over as well. */
  readonly since: number;
  /** What each frame says of it, encoded; `null`: nothing has changed for everybody. */
  readonly text: string | null;
  /** What has been added to the log, as everybody reads it, and from which entry of the whole log on. */
  readonly lines: readonly Line[];
  readonly from: number;
}

/** What everybody at a table sees, which is what a spectator sees: worked out and encoded once for all viewers. */
export class PublicFeed {
  #doc: Doc | null = null;
  #session: Session | null = null;
  #full: string | null = null;
  #chain: string | null = null;
  #revision = 0;

  /** The document as everybody sees it. */
  get doc(): Doc {
    return this.#doc!;
  }

  /** Goes up whenever everybody sees a change. */
  get revision(): number {
    return this.#revision;
  }

  /** The document, encoded. */
  get full(): string {
    return (this.#full ??= JSON.stringify(this.#doc));
  }

  /** Nothing has changed for everybody. */
  get unchanged(): PublicChange {
    return { restart: false, since: this.#revision, text: null, lines: [], from: this.#session?.log.length ?? 0 };
  }

  /** The document with the link of the chain that everybody has. */
  stamped(doc: Doc): Doc {
    return doc.play && this.#chain !== null ? { ...doc, play: { ...doc.play, chain: this.#chain } } : doc;
  }

  /**
   * @param chain the last link. It is told when everybody sees a change anyway: by itself it would tell that something
   * was done in secret
   */
  update(given: Doc, session: Session | null, chain: string | null): PublicChange {
    const since = this.#revision;
    const [before, last] = [this.#doc, this.#session];
    const restart = !before || before.play?.id !== given.play?.id || session?.corrections !== last?.corrections;
    const from = restart ? 0 : (last?.log.length ?? 0);
    const lines = session && !restart && session.log.length > from ? logFor(session, SPECTATOR, from) : [];
    const seen = restart ? [] : diff(before, this.stamped(given));
    const silent = !restart && lines.length === 0 && seen.length === 0;
    const linked = !silent && chain !== this.#chain;
    if (linked) this.#chain = chain;
    const doc = this.stamped(given);
    [this.#doc, this.#session] = [doc, session];
    const ops: Op[] = linked && !restart && doc.play ? [...seen, [['play', 'chain'], doc.play.chain]] : seen;
    if (!silent) {
      this.#revision++;
      this.#full = null;
    }
    const text =
      silent || restart
        ? null
        : JSON.stringify({ ...(ops.length > 0 && { ops }), ...(lines.length > 0 && { log: lines }) });
    return { restart, since, text, lines, from };
  }
}
