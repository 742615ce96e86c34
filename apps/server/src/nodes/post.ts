import type { Person } from '../identity/people.ts';
import type { Dismissal } from '../ws/hub.ts';
import { ALL, type Bus, type OpenBus } from './bus.ts';

/** What nodes say to each other. A link is a socket at one node whose table is at another. */
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
  | { readonly t: 'ask'; readonly id: string; readonly request: Asked }
  | { readonly t: 'answer'; readonly id: string; readonly response: Answered }
  | { readonly t: 'dismiss'; readonly person: string; readonly why: Dismissal };

/** An HTTP request that another node is to answer. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
  readonly address: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** How long what is said to other nodes is gathered while there is much to say, in milliseconds. */
const GATHER_MS = 10;

/** All that one node says to another at a time. */
interface Envelope {
  readonly from: string;
  /** Counts the envelopes from this node to that one; absent: it is to all. */
  readonly n?: number;
  readonly letters: readonly Letter[];
}

/** Who reads the letters. */
export interface Reader {
  read(from: string, letter: Letter): void;
  /** Some of what this node has said was lost: what was under way with it is broken. */
  broken(node: string): void;
}

/**
 * Sends letters to other nodes, and notices when some are lost on the way. After a quiet while a letter goes with all others
 * of its turn of the loop; what follows goes together at the end of a step, as each message between nodes has its price.
 */
export class Post {
  readonly #id: string;
  readonly #reader: Reader;
  #bus: Bus | null = null;
  readonly #waiting = new Map<string, Letter[]>();
  #flushedAt = -Infinity;
  readonly #sent = new Map<string, number>();
  readonly #read = new Map<string, number>();
  /** When a node was last heard. */
  readonly #heard = new Map<string, number>();

  private constructor(id: string, reader: Reader) {
    this.#id = id;
    this.#reader = reader;
  }

  static async open(id: string, bus: OpenBus, reader: Reader): Promise<Post> {
    const post = new Post(id, reader);
    post.#bus = await bus(id, (text) => post.#hear(opened(text)));
    return post;
  }

  send(node: string, letter: Letter): void {
    if (this.#waiting.size === 0) this.#flushSoon();
    const letters = this.#waiting.get(node);
    if (!letters) return void this.#waiting.set(node, [letter]);
    const last = letters.at(-1)!;
    // The same frame for several sockets crosses once.
    if (letter.t === 'out' && last.t === 'out' && last.data === letter.data)
      letters[letters.length - 1] = { ...last, links: [...last.links, ...letter.links] };
    else letters.push(letter);
  }

  /** Lets a node hear that nothing was lost lately. */
  greet(node: string): void {
    if (!this.#waiting.has(node)) this.#put(node, []);
  }

  /** How long a node has not been heard, in milliseconds. */
  silenceOf(node: string): number {
    const now = performance.now();
    const heard = this.#heard.get(node) ?? now;
    this.#heard.set(node, heard);
    return now - heard;
  }

  /** This node is gone: should it come back, it is another one. */
  forget(node: string): void {
    this.#sent.delete(node);
    this.#read.delete(node);
    this.#heard.delete(node);
    this.#waiting.delete(node);
  }

  async close(): Promise<void> {
    this.#flush();
    await this.#bus?.close();
  }

  #flushSoon(): void {
    const left = this.#flushedAt + GATHER_MS - performance.now();
    if (left > 0) setTimeout(() => this.#flush(), left);
    else setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#flushedAt = performance.now();
    for (const [node, letters] of this.#waiting) this.#put(node, letters);
    this.#waiting.clear();
  }

  #put(node: string, letters: readonly Letter[]): void {
    const n = (this.#sent.get(node) ?? 0) + 1;
    this.#sent.set(node, n);
    const envelope: Envelope = { from: this.#id, ...(node !== ALL && { n }), letters };
    this.#bus?.send(node, sealed(envelope));
  }

  #hear({ from, n, letters }: Envelope): void {
    if (from === this.#id) return;
    this.#heard.set(from, performance.now());
    if (n !== undefined) {
      const expected = (this.#read.get(from) ?? 0) + 1;
      this.#read.set(from, n);
      if (n !== expected) this.#reader.broken(from);
    }
    for (const letter of letters) this.#reader.read(from, letter);
  }
}

/**
 * A line that says what there is, and after it the frames as they are, one after the other: they are texts of JSON, and the
 * longest part of it.
 */
function sealed({ letters, ...head }: Envelope): string {
  let frames = '';
  const lines = letters.map((it) => {
    // Not every bus takes a zero character, which a frame of a stranger may hold.
    if (!('data' in it) || it.data.includes('\0')) return it;
    frames += it.data;
    return { ...it, data: it.data.length };
  });
  return `${JSON.stringify({ ...head, letters: lines })}\n${frames}`;
}

function opened(text: string): Envelope {
  let at = text.indexOf('\n') + 1;
  const { letters, ...head } = JSON.parse(text.slice(0, at)) as Envelope;
  const read = letters.map((it) => {
    const length: unknown = 'data' in it ? it.data : undefined;
    return typeof length === 'number' ? { ...it, data: text.slice(at, (at += length)) } : it;
  });
  return { ...head, letters: read as readonly Letter[] };
}
