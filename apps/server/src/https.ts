import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lanAddresses } from './network.ts';

/** A certificate with its key, both as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Browsers take no certificate that is good for longer, in days. */
const GOOD_FOR = 397;
/** So many days before its end another one is made. */
const SOON = 14;

/**
 * The certificate of this house for its own network: made by itself, kept beside the database, and made again when it is
 * about to end or when this machine has got an address that it does not name. No browser knows who has made it, so each
 * phone warns once; a new one makes every phone warn again.
 *
 * @param folder where it is kept, as `https.pem`; `:memory:` keeps nothing
 * @param addresses of this machine in the network
 * @example
 * const { cert, key } = await ownCertificate('./data');
 */
export async function ownCertificate(
  folder: string,
  addresses: readonly string[] = lanAddresses(),
  now: number = Date.now(),
): Promise<Certificate> {
  const file = folder === ':memory:' ? null : join(folder, 'https.pem');
  const kept = file && existsSync(file) ? split(readFileSync(file, 'utf8')) : null;
  if (kept && isGood(kept, addresses, now)) return kept;
  // Loaded for this alone: most houses never need it.
  const { generate } = await import('selfsigned');
  const names = [...new Set(['localhost', hostname(), `${hostname().replace(/\.local$/, '')}.local`])];
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Masque' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    curve: 'P-256',
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + GOOD_FOR * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...names.map((value) => ({ type: 2, value }) as const),
          ...['127.0.0.1', ...addresses].map((ip) => ({ type: 7, ip }) as const),
        ],
      },
    ],
  });
  if (file) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${key.trim()}\n${cert.trim()}\n`, { mode: 0o600 });
  }
  return { cert, key };
}

/**
 * A certificate that somebody has: from files.
 *
 * @throws Error that says which file cannot be used
 */
export function givenCertificate(certFile: string, keyFile: string): Certificate {
  const read = (what: string, file: string): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch (cause) {
      throw new Error(`The ${what} for https cannot be read at ${file}. Check the path and who may read it.`, {
        cause,
      });
    }
  };
  return { cert: read('certificate', certFile), key: read('key', keyFile) };
}

function split(pem: string): Certificate | null {
  const [key] = /-----BEGIN [A-Z ]*PRIVATE KEY-----[^]+?-----END [A-Z ]*PRIVATE KEY-----/.exec(pem) ?? [];
  const [cert] = /-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/.exec(pem) ?? [];
  return key && cert ? { key, cert } : null;
}

function isGood({ cert }: Certificate, addresses: readonly string[], now: number): boolean {
  const read = new X509Certificate(cert);
  return Date.parse(read.validTo) - now > SOON * DAY && addresses.every((it) => read.checkIP(it) !== undefined);
}
