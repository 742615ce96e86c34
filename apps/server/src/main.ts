import './v8.ts';
import { pino } from 'pino';
import { readConfig, type Config } from './config.ts';
import { greeting } from './greeting.ts';
import { loggedError } from './logged-error.ts';
import { addressesForPhones } from './network.ts';
import { serve } from './serve.ts';

const tty = process.stdout.isTTY;

/** Fields that must never be logged. */
const redact = ['token', 'seed', 'cookie', '*.token', '*.seed', '*.cookie', '*.headers'];

function logger({ logLevel }: Config) {
  const options = { level: logLevel, redact, serializers: { err: loggedError } };
  return tty
    ? pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
    : pino(options);
}

/** Tells the user what to do about an error. */
function explain(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken, perhaps by another Masque. Stop that one, or choose another port: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} is not open to you. Choose one above 1023: PORT=8080 npm start`;
  return message ?? String(error);
}

let port = 0;
try {
  const config = readConfig(process.env);
  port = config.port;
  const log = logger(config);
  // Node would print the message, which may contain anything.
  process.once('uncaughtException', (err) => {
    log.fatal({ err }, 'the server ends because of an error that nothing has handled');
    log.flush(() => process.exit(1));
  });
  const server = await serve({ ...config, log });
  process.stdout.write(greeting(server.port, config, addressesForPhones(), tty));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'shutting down');
      server.close().then(
        () => process.exit(0),
        (err: unknown) => {
          log.error({ err }, 'could not shut down cleanly');
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  // Whatever it has opened by now would keep the process alive, though it serves nobody.
  process.stderr.write(`${explain(error, port)}\n`, () => process.exit(1));
}
