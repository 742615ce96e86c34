import type { Writable } from 'node:stream';
import { WebSocket } from 'ws';

/** The first byte of a frame with a complete text message (RFC 6455, 5.2). */
const TEXT = 0x81;

/**
 * A socket that writes a text message as one chunk: header and text together, in one system call, and without a copy if
 * the text is ASCII. Sockets that are sent the same text share the chunk.
 */
export class TextSocket extends WebSocket {
  #line: Writable | null = null;

  /** @param line the stream this socket writes to; compression must be off */
  attach(line: Writable): void {
    this.#line = line;
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
