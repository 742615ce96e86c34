import type { Person } from '../identity/people.ts';
import type { Dismissal } from '../ws/hub.ts';
import { ALL, type Bus, type OpenBus } from './bus.ts';

/**
 * Messages between nodes. A link is a socket at one node whose table is at another.
 *
 * While a release is rolled out, older and newer nodes exchange them, so: a new field must be one that can be absent, and
 * a field or kind is never given another meaning. Nodes skip kinds and ignore fields that they do not know. Whoever adds
 * what must not be skipped puts a version into the envelopes and sends it only to nodes whose envelopes have it, too.
 * Envelopes have none so far: that is the first version.
 */
export type Letter =
  | {
      readonly t: 'open';
      readonly link: string;
      readonly to: 'table' | 'club';
      readonly person: Person | null;
      readonly from: string;
    }
  | { readonly t: 'in'; readonly link: string; readonly data: string; readonly trace?: string | undefined }
  | { readonly t: 'out'; readonly links: readonly string[]; readonly data: string }
  | { readonly t: 'end'; readonly link: string; readonly code?: number; readonly reason?: string }
  | { readonly t: 'ask'; readonly id: string; readonly request: ForwardedRequest }
  | { readonly t: 'answer'; readonly id: string; readonly response: ForwardedResponse }
  | { readonly t: 'dismiss'; readonly person: string; readonly why: Dismissal };

/** An HTTP request for another node to answer. */
export interface ForwardedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
  readonly address: string;
}

/** The other node's answer. */
export interface ForwardedResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** How long messages to other nodes are batched under load, in milliseconds: then the next one takes them all along. */
const GATHER_MS = 20;
/** When they are sent if no other comes, in milliseconds. A timer that has to fire wakes a node for nothing else. */
const LATEST_MS = 25;
/**
 * Under load, a batch worth this much is sent at once: its cost is small compared with the work it causes, and the
 * people who wait for it could act again in the meantime.
 */
const FULL = 32;
/** A frame only has to be written to its sockets; everything else causes further messages. */
const worthOf = ({ t }: Letter): number => (t === 'out' ? 1 : 8);

/** A batch of messages from one node to another. */
interface Envelope {
  readonly from: string;
  /** Sequence number of envelopes from this node to that one; absent: a broadcast. */
  readonly n?: number;
  readonly letters: readonly Letter[];
}

/** What waits to be sent to one node. */
interface Batch {
  readonly letters: Letter[];
  worth: number;
}

/** Handles received letters. */
export interface LetterHandler {
  read(from: string, letter: Letter): void;
  /** Messages from this node were lost, so everything in progress with it is broken. */
  broken(node: string): void;
}

/**
 * Sends letters to other nodes and detects lost ones. After a quiet period, a letter is sent with all others of the
 * same turn of the event loop. Later ones are batched at an interval or until the batch is full, because each message
 * between nodes has a cost.
 */
export class Post {
  readonly #id: string;
  readonly #reader: LetterHandler;
  #bus: Bus | null = null;
  readonly #waiting = new Map<string, Batch>();
  #flushedAt = -Infinity;
  /** Fires at the latest moment; `null`: everything that waits is sent at the end of this turn. */
  #latest: NodeJS.Timeout | null = null;
  /** Messages since the start. */
  sent = 0;
  received = 0;
  /** Will everything that waits be sent? */
  #due = false;
  readonly #sent = new Map<string, number>();
  readonly #read = new Map<string, number>();
  /** When each node was last heard from. */
  readonly #heard = new Map<string, number>();

  private constructor(id: string, reader: LetterHandler) {
    this.#id = id;
    this.#reader = reader;
  }

  static async open(id: string, bus: OpenBus, reader: LetterHandler): Promise<Post> {
    const post = new Post(id, reader);
    post.#bus = await bus(id, (text) => {
      const envelope = opened(text);
      if (envelope) post.#hear(envelope);
    });
    return post;
  }

  send(node: string, letter: Letter): void {
    if (!this.#due) this.#flushSoon();
    else if (this.#latest && performance.now() - this.#flushedAt >= GATHER_MS) this.#flushNow();
    const batch = this.#waiting.get(node) ?? { letters: [], worth: 0 };
    if (batch.worth === 0) this.#waiting.set(node, batch);
    const { letters, worth } = batch;
    const last = letters.at(-1);
    // The same frame for several sockets is sent only once.
    if (letter.t === 'out' && last?.t === 'out' && last.data === letter.data)
      letters[letters.length - 1] = { ...last, links: [...last.links, ...letter.links] };
    else letters.push(letter);
    batch.worth += worthOf(letter);
    if (worth < FULL && batch.worth >= FULL) setImmediate(() => this.#flushFull(node, batch));
  }

  /** Tells a node that nothing was lost recently. */
  greet(node: string): void {
    if (!this.#waiting.has(node)) this.#put(node, []);
  }

  /** How long a node has been silent, in milliseconds. */
  silenceOf(node: string): number {
    const now = performance.now();
    const heard = this.#heard.get(node) ?? now;
    this.#heard.set(node, heard);
    return now - heard;
  }

  /** This node is gone. If it comes back, it knows by the number of the next message that it has missed some. */
  forget(node: string): void {
    this.#read.delete(node);
    this.#heard.delete(node);
    if (this.#waiting.delete(node)) this.#sent.set(node, (this.#sent.get(node) ?? 0) + 1);
  }

  async close(): Promise<void> {
    this.#flush();
    await this.#bus?.close();
  }

  #flushSoon(): void {
    this.#due = true;
    const past = performance.now() - this.#flushedAt;
    if (past < GATHER_MS) this.#latest = setTimeout(() => this.#flush(), LATEST_MS - past);
    else this.#flushNow();
  }

  /** Together with all that is added in the same turn. */
  #flushNow(): void {
    this.#stopWaiting();
    setImmediate(() => this.#flush());
  }

  #stopWaiting(): void {
    if (this.#latest) clearTimeout(this.#latest);
    this.#latest = null;
  }

  #flush(): void {
    this.#stopWaiting();
    this.#due = false;
    this.#flushedAt = performance.now();
    for (const [node, { letters }] of this.#waiting) this.#put(node, letters);
    this.#waiting.clear();
  }

  /** This includes what others have added in the same turn. */
  #flushFull(node: string, batch: Batch): void {
    if (this.#waiting.get(node) !== batch) return;
    this.#waiting.delete(node);
    this.#put(node, batch.letters);
  }

  #put(node: string, letters: readonly Letter[]): void {
    const n = (this.#sent.get(node) ?? 0) + 1;
    this.#sent.set(node, n);
    const envelope: Envelope = { from: this.#id, ...(node !== ALL && { n }), letters };
    this.sent++;
    this.#bus?.send(node, sealed(envelope));
  }

  #hear({ from, n, letters }: Envelope): void {
    if (from === this.#id) return;
    this.received++;
    this.#heard.set(from, performance.now());
    if (n !== undefined) {
      const last = this.#read.get(from) ?? 0;
      // Overtaken by a later one, at which it counted as lost.
      if (n <= last) return;
      this.#read.set(from, n);
      if (n !== last + 1) this.#reader.broken(from);
    }
    for (const letter of letters) this.#reader.read(from, letter);
  }
}

/** A header line, followed by the frames unchanged: they are already JSON, and most of the message. */
function sealed({ letters, ...head }: Envelope): string {
  let frames = '';
  const lines = letters.map((it) => {
    // Not every bus accepts NUL characters, which a stranger's frame may contain.
    if (!('data' in it) || it.data.includes('\0')) return it;
    frames += it.data;
    return { ...it, data: it.data.length };
  });
  return `${JSON.stringify({ ...head, letters: lines })}\n${frames}`;
}

/** `null`: no envelope, or one of a version that is written in another way. It counts as lost. */
function opened(text: string): Envelope | null {
  let at = text.indexOf('\n') + 1;
  const envelope = headOf(text.slice(0, at));
  if (typeof envelope?.from !== 'string' || !Array.isArray(envelope.letters)) return null;
  const { letters, ...head } = envelope;
  const read = letters.map((it) => {
    const length: unknown = 'data' in it ? it.data : undefined;
    return typeof length === 'number' ? { ...it, data: text.slice(at, (at += length)) } : it;
  });
  return { ...head, letters: read as readonly Letter[] };
}

function headOf(line: string): Envelope | null {
  try {
    return JSON.parse(line) as Envelope | null;
  } catch {
    return null;
  }
}
