import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { isWhole, textIn, TEXT } from './frames.ts';

/** Gets the messages of a socket: strings for texts. */
export interface Reader {
  receive(data: string | Buffer): void;
}

/**
 * A socket that writes a text message as one chunk: header and text together, in one system call, and without a copy if
 * the text is ASCII. Sockets that are sent the same text share the chunk. It reads a short message that arrives in one
 * chunk, as nearly all do, without the library's stream.
 */
export class TextSocket extends WebSocket {
  #line: Duplex | null = null;
  #reader: Reader | null = null;
  /** Has the library got whole frames only, so that the next chunk begins with one? */
  #whole = true;

  /** @param line the stream of this socket; compression must be off */
  attach(line: Duplex): void {
    this.#line = line;
  }

  /**
   * Gives every message to `reader`, instead of an event. Attach it first. A socket has no functions of its own for
   * this: there are many sockets.
   */
  read(reader: Reader): void {
    this.#reader = reader;
    this.on('message', onMessage);
    const line = this.#line as Line | null;
    const theirs = line?.listeners('data')[0] as typeof library | undefined;
    if (!line || !theirs) return;
    library ??= theirs;
    line[SOCKET] = this;
    line.off('data', theirs).on('data', onChunk);
  }

  /** A message has arrived. */
  heard(data: string | Buffer): void {
    this.#reader?.receive(data);
  }

  /** Hears the message in a chunk. False: the library must read the chunk. */
  hears(chunk: Buffer): boolean {
    const text = this.#whole && this.readyState === this.OPEN ? textIn(chunk) : null;
    if (text === null) this.#whole &&= isWhole(chunk);
    else this.heard(text);
    return text !== null;
  }

  override send(data: unknown, ...others: unknown[]): void {
    const line = this.#line;
    if (line === null || typeof data !== 'string' || others.length > 0)
      return super.send(...([data, ...others] as Parameters<WebSocket['send']>));
    if (this.readyState === this.OPEN) line.write(framed(data), 'latin1');
  }
}

const SOCKET = Symbol('socket');
type Line = Duplex & { [SOCKET]?: TextSocket };

/** What the library does with a chunk: one function for all lines. */
let library: ((this: Duplex, chunk: Buffer) => void) | undefined;

// Named like this, it is what the library removes when it wants to hear no more.
const onChunk = Object.defineProperty(
  function (this: Line, chunk: Buffer): void {
    if (!this[SOCKET]!.hears(chunk)) library!.call(this, chunk);
  },
  'listener',
  { get: () => library },
);

function onMessage(this: WebSocket, data: Buffer, isBinary: boolean): void {
  (this as TextSocket).heard(isBinary ? data : data.toString());
}

/** Caches the last text and its frame. */
let last = '';
let frame: string | Buffer = framedAnew('');

/** The frame of a text. For ASCII text, it is a string with one Latin-1 character per byte. */
function framed(text: string): string | Buffer {
  if (text !== last) [last, frame] = [text, framedAnew(text)];
  return frame;
}

function framedAnew(text: string): string | Buffer {
  const bytes = Buffer.byteLength(text);
  const head = headOf(bytes);
  return bytes === text.length ? head + text : Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(text)]);
}

function headOf(bytes: number): string {
  if (bytes < 126) return String.fromCharCode(TEXT, bytes);
  if (bytes < 0x1_0000) return String.fromCharCode(TEXT, 126, bytes >> 8, bytes & 0xff);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  return String.fromCharCode(TEXT, 127, ...length);
}
