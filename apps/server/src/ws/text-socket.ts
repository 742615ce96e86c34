import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { isWhole, textIn, TEXT } from './frames.ts';

/**
 * A socket that writes a text message as one chunk: header and text together, in one system call, and without a copy if
 * the text is ASCII. Sockets that are sent the same text share the chunk. It reads a short message that arrives in one
 * chunk, as nearly all do, without the library's stream.
 */
export class TextSocket extends WebSocket {
  #line: Duplex | null = null;

  /** @param line the stream of this socket; compression must be off */
  attach(line: Duplex): void {
    this.#line = line;
  }

  /**
   * Calls `heard` with every message, instead of an event. Attach it first.
   *
   * @param heard gets a string for a text message
   */
  read(heard: (data: string | Buffer) => void): void {
    this.on('message', (data: Buffer, isBinary) => heard(isBinary ? data : data.toString()));
    const line = this.#line;
    const theirs = line?.listeners('data')[0] as ((chunk: Buffer) => void) | undefined;
    if (!line || !theirs) return;
    /** Has the library got whole frames only, so that the next chunk begins with one? */
    let whole = true;
    const shortcut = (chunk: Buffer): void => {
      const text = whole && this.readyState === this.OPEN ? textIn(chunk) : null;
      if (text !== null) return heard(text);
      whole &&= isWhole(chunk);
      theirs.call(line, chunk);
    };
    // Named like this, it is what the library removes when it wants to hear no more.
    line.off('data', theirs).on('data', Object.assign(shortcut, { listener: theirs }));
  }

  override send(data: unknown, ...others: unknown[]): void {
    const line = this.#line;
    if (line === null || typeof data !== 'string' || others.length > 0)
      return super.send(...([data, ...others] as Parameters<WebSocket['send']>));
    if (this.readyState === this.OPEN) line.write(framed(data), 'latin1');
  }
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
