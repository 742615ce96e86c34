import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mayTell } from '../logged-error.ts';

const MARK = 'box1.';
const [IV, TAG] = [12, 16];

/**
 * Encrypts what the store must not contain in clear during a game: seeds and snapshots. AES-256-GCM with the server's
 * key, which is kept beside the database and not in it.
 */
export class Box {
  readonly #key: Buffer;

  constructor(serverKey: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', serverKey, '', 'masque box', 32));
  }

  /** The encrypted text, in letters, digits, `-`, `_` and `.`. */
  wrap(text: string): string {
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    const inside = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return MARK + Buffer.concat([iv, cipher.getAuthTag(), inside]).toString('base64url');
  }

  /**
   * The decrypted text. Text that is not encrypted is returned unchanged: earlier versions stored it so.
   * @throws WrongKey when it was encrypted with another key
   */
  open(wrapped: string): string {
    if (!wrapped.startsWith(MARK)) return wrapped;
    const bytes = Buffer.from(wrapped.slice(MARK.length), 'base64url');
    const cipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, IV));
    cipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    try {
      return Buffer.concat([cipher.update(bytes.subarray(IV + TAG)), cipher.final()]).toString('utf8');
    } catch (cause) {
      throw mayTell(
        new WrongKey(
          'The data in the store was encrypted with a different key. Put the masque.key of that server beside the database, or ' +
            'set MASQUE_KEY to it.',
          { cause },
        ),
      );
    }
  }
}

/** Something was encrypted with another key. */
export class WrongKey extends Error {}
