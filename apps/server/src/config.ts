import { isPostgres } from '@masque/store';
import { z } from 'zod';

const list = z
  .string()
  .transform((text) => text.split(',').map((it) => it.trim()).filter(Boolean)); // prettier-ignore
const flag = z.enum(['0', '1', 'false', 'true', '']).transform((it) => it === '1' || it === 'true');

/** How long nodes of a cluster drain unless told otherwise, in milliseconds: time for two checks of a load balancer. */
const DRAIN_MS = 4000;

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
  MASQUE_DRAIN_MS: z.coerce.number().int().min(0).max(600_000).optional(),
  MASQUE_KEEP_DAYS: z.coerce.number().min(0).default(0),
  MASQUE_KEEP_CLUBS_DAYS: z.coerce.number().min(0).default(0),
  MASQUE_EXPORT: z.string().min(1).optional(),
  MASQUE_METRICS_TOKEN: z.string().min(8).optional(),
  MASQUE_TRACES: z.url({ protocol: /^https?$/ }).optional(),
  MASQUE_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** The settings of a server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the database; `:memory:` to store nothing; or `postgres://user:password@host/database`. */
  readonly data: string;
  /**
   * Signs people's tokens and encrypts the seeds of games in the store: 64 hexadecimal digits, the same for all nodes
   * that share a store. If absent, a key is generated and kept beside the database.
   */
  readonly key?: string | undefined;
  /** Redis or Valkey, through which servers that share a database communicate. */
  readonly redis?: string | undefined;
  /** Packages of games in addition to the built-in ones. */
  readonly games: readonly string[];
  /** The web app comes from a Vite server, which serves the elements of games from source. */
  readonly dev: boolean;
  /** Folder of the built web app, if it is not in the workspace's default place. */
  readonly web?: string | undefined;
  /** Serves https, with a self-signed certificate unless another is given. */
  readonly https: boolean;
  /** PEM files of a certificate and its key; both or neither. */
  readonly cert?: string | undefined;
  readonly certKey?: string | undefined;
  /** The address at which people reach this server, if not that of this machine. */
  readonly url?: string | undefined;
  /** Additional origins whose pages may connect. */
  readonly origins: readonly string[];
  /** Trust `x-forwarded-*` headers. Only behind a proxy that sets them. */
  readonly trustProxy: boolean;
  /** Factor on the time bots take to think. */
  readonly botSpeed: number;
  /** Factor on the rate limits per address and per connection. */
  readonly limits: number;
  /** How long changes at a busy table are batched into one frame, in milliseconds. 0: not at all. */
  readonly gatherMs: number;
  /** Maximum number of open sockets. */
  readonly maxSockets: number;
  /**
   * How long a server that is told to stop goes on serving while `/readyz` says that it is closing, in milliseconds, so
   * that load balancers send nobody to it any more.
   */
  readonly drainMs: number;
  /** How many days finished games and unused tables are kept; 0: for ever. */
  readonly keepDays: number;
  /** How many days clubs are kept in which nobody does anything; 0: for ever. */
  readonly keepClubsDays: number;
  /** Folder to which finished games are written before they are removed. Absent: they are removed without. */
  readonly exportTo?: string | undefined;
  /** Lets clients on other machines read `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** OTLP/HTTP endpoint of a trace collector. Absent: no traces. */
  readonly traces?: string | undefined;
  readonly logLevel: string;
}

/**
 * Reads the settings from the environment; see the README for each variable.
 *
 * @throws Error that names every invalid variable
 * @example
 * readConfig({ PORT: '9000' }).port; // => 9000
 */
export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n');
    throw new Error(`These settings are not valid:\n${wrong}\napps/server/README.md lists the allowed values.`);
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
    drainMs: it.MASQUE_DRAIN_MS ?? (isPostgres(it.DATA) ? DRAIN_MS : 0),
    keepDays: it.MASQUE_KEEP_DAYS,
    keepClubsDays: it.MASQUE_KEEP_CLUBS_DAYS,
    exportTo: it.MASQUE_EXPORT,
    metricsToken: it.MASQUE_METRICS_TOKEN,
    traces: it.MASQUE_TRACES,
    logLevel: it.MASQUE_LOG,
  };
}
