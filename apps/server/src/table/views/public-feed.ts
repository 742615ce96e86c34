import { entriesOf, linesFor, project, SPECTATOR, type Line, type Entry, type Session } from '@masque/core';
import { diff, diffPart, type Doc, type Op, type OwnChanges, type Path, type Play } from '@masque/protocol';
import type { CommonPlay } from './documents.ts';
import type { ViewerMoment } from './viewer-feed.ts';

/** What has changed for everybody since the last update. */
export interface PublicChange {
  /** All viewers need the full document: a new game has begun, or moves have been taken back. */
  readonly restart: boolean;
  /** The previous revision. A viewer at any other revision needs the full document too. */
  readonly since: number;
  /** The encoded part that every frame contains; `null`: nothing has changed for everybody. */
  readonly text: string | null;
  /** The lines added to the public log, and the index in the full log at which they start. */
  readonly lines: readonly Line[];
  readonly from: number;
  /** Are these lines, and no others, what every viewer at the same moment reads? */
  readonly alike: boolean;
}

/** What everybody at a table sees, which is what a spectator sees. Computed and encoded once for all viewers. */
export class PublicFeed {
  #doc: Doc | null = null;
  /** The part that is the same for every viewer. */
  #common: CommonPlay | null = null;
  #session: Session | null = null;
  /** Those who join share it. It is as long as all else of the table together, so it may be forgotten between them. */
  #full: WeakRef<{ readonly text: string }> | null = null;
  #chain: string | null = null;
  #revision = 0;
  /** The last viewer's differences: the next viewer's are often at the same places. */
  #ops: readonly Op[] = nothing;
  /** The last encoded change of one viewer. The next viewer often has the same one. */
  #encoded: { readonly changes: OwnChanges; readonly text: string } | null = null;

  /** The public document, without the link of the hash chain. */
  get doc(): Doc {
    return this.#doc!;
  }

  /** Incremented whenever something changes for everybody. */
  get revision(): number {
    return this.#revision;
  }

  /** The document, encoded. */
  get full(): string {
    const kept = this.#full?.deref();
    if (kept) return kept.text;
    const text = JSON.stringify(this.#stamped(this.doc));
    this.#full = new WeakRef({ text });
    return text;
  }

  /** The result when nothing has changed for everybody. */
  get unchanged(): PublicChange {
    const from = this.#session?.log.length ?? 0;
    return { restart: false, since: this.#revision, text: null, lines: nothing, from, alike: false };
  }

  /** How a viewer's document differs from the public one. */
  ownOf({ doc, common }: ViewerMoment): readonly Op[] {
    const all = this.doc;
    if (doc === all) return nothing;
    if (!isPlayed(all) || !isPlayed(doc) || common !== this.#common)
      return diff(all, all.play ? doc : this.#stamped(doc));
    // The two documents are built so that they can differ only in these places.
    const ops: Op[] = [];
    for (const [path, of] of parts) diffPart(path, of(all), of(doc), ops);
    return (this.#ops = withPathsOf(this.#ops, ops));
  }

  /** Encodes a change in a viewer's own part for a frame. */
  encode(changes: OwnChanges): string {
    if (!this.#encoded || !areSame(this.#encoded.changes, changes)) {
      const { own, back } = changes;
      const text = JSON.stringify({ own: own.length > 0 ? own : undefined, back: back.length > 0 ? back : undefined });
      this.#encoded = { changes, text: `,${text.slice(1, -1)}` };
    }
    return this.#encoded.text;
  }

  /** The document with the public link of the hash chain. */
  #stamped(doc: Doc): Doc {
    return doc.play && this.#chain !== null ? { ...doc, play: { ...doc.play, chain: this.#chain } } : doc;
  }

  /**
   * @param chain the last link of the hash chain. It is sent only along with another public change: on its own it would
   * reveal that somebody has acted in secret
   */
  update({ doc: given, session, common }: ViewerMoment, chain: string | null): PublicChange {
    const since = this.#revision;
    const [before, last] = [this.#doc, this.#session];
    const restart = !before || before.play?.id !== given.play?.id || session?.corrections !== last?.corrections;
    const from = restart ? 0 : (last?.log.length ?? 0);
    const entries = session && !restart && session.log.length > from ? entriesOf(session.log, from) : nothing;
    const lines = linesFor(entries, SPECTATOR);
    const ops = restart || before === given ? [] : diff(before, given);
    const silent = !restart && lines.length === 0 && ops.length === 0;
    this.#doc = given;
    this.#common = common;
    this.#session = session;
    this.#encoded = null;
    if (!silent) {
      this.#revision++;
      this.#full = null;
      if (chain !== this.#chain && given.play) ops.push([['play', 'chain'], chain]);
      this.#chain = chain;
    }
    const text =
      silent || restart
        ? null
        : JSON.stringify({ ops: ops.length > 0 ? ops : undefined, log: lines.length > 0 ? lines : undefined });
    return { restart, since, text, lines, from, alike: entries.every(isForAll) };
  }
}

const nothing: readonly never[] = Object.freeze([]);

/** A document with a game. */
type DocWithPlay = Doc & { readonly play: Play };
const isPlayed = (doc: Doc): doc is DocWithPlay => doc.play !== null;

/** Where a viewer's document may differ from the public one, given the same `common`. */
const PARTS = {
  lobby: [['lobby'], (it) => it.lobby],
  you: [['you'], (it) => it.you],
  question: [['play', 'question'], (it) => it.play.question],
  table: [['play', 'table'], (it) => it.play.table],
  offers: [['play', 'offers'], (it) => it.play.offers],
  outcome: [['play', 'outcome'], (it) => it.play.outcome],
  hint: [['play', 'hint'], (it) => it.play.hint],
  moves: [['play', 'moves'], (it) => it.play.moves],
  chat: [['chat'], (it) => it.chat],
} as const satisfies Record<
  Exclude<keyof Doc | keyof Play, 'play' | 'chain' | keyof CommonPlay>,
  readonly [Path, (doc: DocWithPlay) => unknown]
>;
const parts = Object.values(PARTS);

/** Is this entry the same for everybody? */
const isForAll = ({ to = 'all', args, data }: Entry): boolean =>
  to === 'all' && project(args, SPECTATOR) === args && project(data, SPECTATOR) === data;

/**
 * The same ops, with the paths of others where these are the same. A table keeps the ops of every viewer; a list that
 * has grown reserves spare capacity, and a copy does not.
 */
const withPathsOf = (others: readonly Op[], ops: readonly Op[]): readonly Op[] =>
  ops.map((op, i): Op => {
    const path = others[i]?.[0];
    if (!path || !isPath(path, op[0])) return op;
    return op.length === 1 ? [path] : [path, op[1]];
  });

/** Are the changes of two viewers the same? */
function areSame(a: OwnChanges, b: OwnChanges): boolean {
  if (a.own.length !== b.own.length || a.back.length !== b.back.length) return false;
  for (let i = 0; i < b.own.length; i++) {
    const [x, y] = [a.own[i]!, b.own[i]!];
    if (x.length !== y.length || x[1] !== y[1] || !isPath(x[0], y[0])) return false;
  }
  return b.back.every((path, i) => isPath(path, a.back[i]!));
}

const isPath = (a: Path, b: Path): boolean => a === b || (a.length === b.length && a.every((key, i) => key === b[i]));
