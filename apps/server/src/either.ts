import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type Server, type ServerOptions } from 'node:https';
import type { Socket } from 'node:net';

/** The first byte of whoever speaks TLS. */
const HANDSHAKE = 22;
/** How long somebody may take to say the first word, in milliseconds. */
const FIRST_MS = 10_000;

/**
 * A server for https that also understands plain http on the same port, and leads whoever has typed `http://`, or only the
 * address, to the secure page.
 */
export const createServerForEither = ((options: ServerOptions, listener?: RequestListener): Server => {
  const secure = createSecureServer(options, listener);
  const plain = createServer(lead);
  const speakTls = secure.listeners('connection') as ((socket: Socket) => void)[];
  secure.removeAllListeners('connection');
  secure.on('connection', (socket: Socket) => {
    const drop = (): void => void socket.destroy();
    socket.setTimeout(FIRST_MS, drop).on('error', drop);
    socket.once('data', (first: Buffer) => {
      socket.setTimeout(0).off('timeout', drop).off('error', drop);
      socket.pause().unshift(first);
      // TLS takes what has been read from a paused socket.
      if (first[0] === HANDSHAKE) for (const it of speakTls) it.call(secure, socket);
      else plain.emit('connection', socket.resume());
    });
  });
  return secure;
}) as typeof createSecureServer;

/** Not for ever: if https is turned off later, the same address is right without it. */
function lead({ headers, url = '/' }: IncomingMessage, answer: ServerResponse): void {
  const { host } = headers;
  if (host === undefined) return void answer.writeHead(400, { connection: 'close' }).end();
  answer.writeHead(307, { location: `https://${host}${url}`, connection: 'close' }).end();
}
