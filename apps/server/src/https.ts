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
/** Validity of a certificate, in days. Browsers reject longer ones. */
const GOOD_FOR = 397;
/** How many days before it expires a certificate is renewed. */
const SOON = 14;

/**
 * A self-signed certificate for the local network, kept beside the database. It is made again when it is about to
 * expire or when this machine has got an address that it does not name. No browser trusts its issuer, so each phone
 * shows a warning once; a new certificate makes every phone warn again.
 *
 * @param folder where `https.pem` is kept; `:memory:` keeps nothing
 * @param addresses of this machine in the network
 * @example
 * const { cert, key } = await ownCertificate(':memory:');
 */
export async function ownCertificate(
  folder: string,
  addresses: readonly string[] = lanAddresses(),
  now: number = Date.now(),
): Promise<Certificate> {
  const file = folder === ':memory:' ? null : join(folder, 'https.pem');
  const kept = file && existsSync(file) ? split(readFileSync(file, 'utf8')) : null;
  if (kept && isGood(kept, addresses, now)) return kept;
  // Imported on demand: most installations never need it.
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
 * Loads a certificate from files.
 *
 * @throws Error that says which file cannot be used
 */
export function givenCertificate(certFile: string, keyFile: string): Certificate {
  const read = (what: string, file: string): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch (cause) {
      throw new Error(`Cannot read the ${what} for https at ${file}. Check the path and its permissions.`, {
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
