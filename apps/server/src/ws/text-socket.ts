import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { isWhole, textIn, TEXT } from './frames.ts';

/** Is told what happens at a socket. */
export interface SocketHandler {
  /** Becomes true when the other side has answered a ping. */
  alive: boolean;
  /** A message has arrived: a string if it is text. */
  receive(data: string | Buffer): void;
  /** The socket has been closed. */
  ended(code: number): void;
}

/**
 * A socket that writes a text message as one chunk: header and text together, in one system call, and without a copy if
 * the text is ASCII. Sockets that are sent the same text share the chunk. It reads a short message that arrives in one
 * chunk, as nearly all do, without the library's stream.
 */
export class TextSocket extends WebSocket {
  #line: Duplex | null = null;
  #reader: SocketHandler | null = null;
  #gone: ((socket: TextSocket) => void) | null = null;
  /** Has the library received only whole frames so far, so that the next chunk begins with one? */
  #whole = true;

  /** @param line the stream of this socket; compression must be off */
  attach(line: Duplex): void {
    this.#line = line;
  }

  /**
   * Tells `reader` everything from now on, and whoever listened before nothing more. Attach it first. There are many
   * sockets: functions of its own for each event would take as much memory as the socket does.
   *
   * @param gone told when the socket has been closed; the same for many sockets
   */
  read(reader: SocketHandler, gone: (socket: TextSocket) => void): void {
    this.removeAllListeners();
    this.#reader = reader;
    this.#gone = gone;
    const line = this.#line as Wire | null;
    const theirs = line?.listeners('data')[0] as typeof library | undefined;
    if (!line || !theirs) return;
    library ??= theirs;
    line[SOCKET] = this;
    line.off('data', theirs).on('data', onChunk);
  }

  /** An error needs no answer: a close follows. */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    const reader = this.#reader;
    if (!reader) return super.emit(event, ...args);
    if (event === 'message') reader.receive(args[1] === true ? (args[0] as Buffer) : String(args[0]));
    else if (event === 'pong') reader.alive = true;
    else if (event === 'close') {
      reader.ended(args[0] as number);
      this.#gone!(this);
    }
    return true;
  }

  /** Hears the message in a chunk. False: the library must read the chunk. */
  hears(chunk: Buffer): boolean {
    const text = this.#whole && this.readyState === this.OPEN ? textIn(chunk) : null;
    if (text === null) this.#whole &&= isWhole(chunk);
    else this.#reader?.receive(text);
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
type Wire = Duplex & { [SOCKET]?: TextSocket };

/** What the library does with a chunk: one function for all lines. */
let library: ((this: Duplex, chunk: Buffer) => void) | undefined;

// Named like this, it is what the library removes when it wants to hear no more.
const onChunk = Object.defineProperty(
  function (this: Wire, chunk: Buffer): void {
    if (!this[SOCKET]!.hears(chunk)) library!.call(this, chunk);
  },
  'listener',
  { get: () => library },
);

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
