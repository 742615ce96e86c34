import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type Server, type ServerOptions } from 'node:https';
import type { Socket } from 'node:net';

/** The first byte of a TLS connection. */
const HANDSHAKE = 22;
/** How long a client may take to send its first byte, and to be redirected, in milliseconds. */
const FIRST_MS = 10_000;

/**
 * An https server that also understands plain http on the same port: people who type `http://`, or only the address,
 * are redirected to the secure page.
 */
export const createServerForEither = ((options: ServerOptions, listener?: RequestListener): Server => {
  const secure = createSecureServer(options, listener);
  const plain = createServer(lead);
  const speakTls = secure.listeners('connection') as ((socket: Socket) => void)[];
  secure.removeAllListeners('connection');
  /** Connections without TLS, or that have not sent anything yet: the secure server does not know them. */
  const others = new Set<Socket>();
  const close = secure.close.bind(secure);
  secure.close = (done) => {
    for (const it of others) it.destroy();
    return close(done);
  };
  secure.on('connection', (socket: Socket) => {
    const drop = (): void => void socket.destroy();
    const late = setTimeout(drop, FIRST_MS);
    const forget = (): void => {
      clearTimeout(late);
      others.delete(socket);
    };
    others.add(socket.on('error', drop).once('close', forget));
    socket.once('data', (first: Buffer) => {
      socket.pause().unshift(first);
      if (first[0] !== HANDSHAKE) return void plain.emit('connection', socket.resume());
      forget();
      socket.off('error', drop).off('close', forget);
      // TLS takes what has been read from a paused socket.
      for (const it of speakTls) it.call(secure, socket);
    });
  });
  return secure;
}) as typeof createSecureServer;

/** Not permanent: if https is turned off later, the same address works without it. */
function lead({ headers, url = '/' }: IncomingMessage, answer: ServerResponse): void {
  const { host } = headers;
  if (host === undefined) return void answer.writeHead(400, { connection: 'close' }).end();
  answer.writeHead(307, { location: `https://${host}${url}`, connection: 'close' }).end();
}
