import { z } from 'zod';

const list = z
  .string()
  .transform((text) => text.split(',').map((it) => it.trim()).filter(Boolean)); // prettier-ignore
const flag = z.enum(['0', '1', 'false', 'true', '']).transform((it) => it === '1' || it === 'true');

/** The environment variables. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA: z.string().min(1).default('./data'),
  MASQUE_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits: openssl rand -hex 32')
    .optional(),
  MASQUE_REDIS: z.url({ protocol: /^rediss?$/ }).optional(),
  MASQUE_GAMES: list.default([]),
  MASQUE_DEV: flag.default(false),
  MASQUE_WEB: z.string().min(1).optional(),
  MASQUE_HTTPS: flag.default(false),
  MASQUE_CERT: z.string().min(1).optional(),
  MASQUE_CERT_KEY: z.string().min(1).optional(),
  MASQUE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MASQUE_ORIGINS: list.default([]),
  MASQUE_TRUST_PROXY: flag.default(false),
  MASQUE_BOT_SPEED: z.coerce.number().min(0).max(100).default(1),
  MASQUE_LIMITS: z.coerce.number().min(0.1).max(100_000).default(1),
  MASQUE_GATHER_MS: z.coerce.number().int().min(0).max(1000).default(20),
  MASQUE_MAX_SOCKETS: z.coerce.number().int().min(1).default(20_000),
  MASQUE_KEEP_DAYS: z.coerce.number().min(0).default(0),
  MASQUE_METRICS_TOKEN: z.string().min(8).optional(),
  MASQUE_TRACES: z.url({ protocol: /^https?$/ }).optional(),
  MASQUE_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** The settings of a server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the database; `:memory:` to keep nothing; or `postgres://user:password@host/database`. */
  readonly data: string;
  /**
   * Marks the tokens of people and wraps the seeds of games in the store: 64 hexadecimal digits, the same for all nodes of
   * a store. Left out: one is made and kept beside the database.
   */
  readonly key?: string | undefined;
  /** Redis or Valkey, over which servers that share a database talk to each other. */
  readonly redis?: string | undefined;
  /** Packages of games besides those that come with Masque. */
  readonly games: readonly string[];
  /** The web app comes from a Vite server, which has the elements of games from their sources. */
  readonly dev: boolean;
  /** Folder of the built web app, if it is not where the workspace builds it. */
  readonly web?: string | undefined;
  /** Speaks https, with a certificate of its own if no other is given. */
  readonly https: boolean;
  /** Files of a certificate and its key, as PEM; both or neither. */
  readonly cert?: string | undefined;
  readonly certKey?: string | undefined;
  /** Where people reach this server, if not at the address of this machine. */
  readonly url?: string | undefined;
  /** Other origins whose pages may connect. */
  readonly origins: readonly string[];
  /** Believe `x-forwarded-*`: only behind a proxy that sets them. */
  readonly trustProxy: boolean;
  /** Factor on the time that bots think. */
  readonly botSpeed: number;
  /** Factor on how much one address and one connection may ask. */
  readonly limits: number;
  /** For how many milliseconds what happens at a busy table is gathered into one frame. 0: not at all. */
  readonly gatherMs: number;
  /** The most sockets at a time. */
  readonly maxSockets: number;
  /** How many days finished games are kept, and tables that nobody uses; 0: for ever. */
  readonly keepDays: number;
  /** Lets others than this machine read `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** Where a collector takes traces, as OTLP over HTTP. Left out: there are none. */
  readonly traces?: string | undefined;
  readonly logLevel: string;
}

/**
 * The settings that the environment says; see the README for each variable.
 *
 * @throws Error that names every variable that cannot be used
 * @example
 * readConfig({ PORT: '9000' }).port; // 9000
 */
export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n');
    throw new Error(`These settings cannot be used:\n${wrong}\napps/server/README.md says what each may be.`);
  }
  const it = read.data;
  return {
    port: it.PORT,
    host: it.HOST,
    data: it.DATA,
    key: it.MASQUE_KEY,
    redis: it.MASQUE_REDIS,
    games: it.MASQUE_GAMES,
    dev: it.MASQUE_DEV,
    web: it.MASQUE_WEB,
    https: it.MASQUE_HTTPS || it.MASQUE_CERT !== undefined,
    cert: it.MASQUE_CERT,
    certKey: it.MASQUE_CERT_KEY,
    url: it.MASQUE_URL,
    origins: it.MASQUE_ORIGINS,
    trustProxy: it.MASQUE_TRUST_PROXY,
    botSpeed: it.MASQUE_BOT_SPEED,
    limits: it.MASQUE_LIMITS,
    gatherMs: it.MASQUE_GATHER_MS,
    maxSockets: it.MASQUE_MAX_SOCKETS,
    keepDays: it.MASQUE_KEEP_DAYS,
    metricsToken: it.MASQUE_METRICS_TOKEN,
    traces: it.MASQUE_TRACES,
    logLevel: it.MASQUE_LOG,
  };
}
