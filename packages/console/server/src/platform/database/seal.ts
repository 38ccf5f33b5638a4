import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { secretNamed } from './secret.ts';

const CIPHER = 'aes-256-gcm';
/** The nonce length of GCM (NIST SP 800-38D 8.2.2). Nonces are random, so one key is good for 2^32 seals. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and decrypts texts. A text sealed for one `purpose` cannot be opened for another. */
export interface Seal {
  close(text: string, purpose: string): string;
  /** Returns undefined if the text was not sealed with this key, or was sealed for another purpose. */
  open(sealed: string, purpose: string): string | undefined;
  /** Returns a keyed one-way hash, the same for the same text and purpose. */
  hash(text: string, purpose: string): string;
}

function openWith(key: Buffer, sealed: string, purpose: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose));
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = [cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return undefined;
  }
}

function closeWith(key: Buffer, text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose));
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/**
 * Returns the seal for one kind of secret. Its key is stored in the same database under this name. This protects
 * secrets in a dump of their table, in logs and in partial replicas, but not from someone with the whole database.
 */
export async function openSealNamed(db: Kysely<Schema>, name: string): Promise<Seal> {
  const key = Buffer.from(await secretNamed(db, name), 'base64url');
  // Use each key for one purpose only: derive the hash key from the cipher key.
  const hashKey = createHmac('sha256', key).update('hashes').digest();
  return {
    close: (text, purpose) => closeWith(key, text, purpose),
    open: (sealed, purpose) => openWith(key, sealed, purpose),
    hash: (text, purpose) => createHmac('sha256', hashKey).update(`${purpose}\0${text}`).digest('base64url'),
  };
}
