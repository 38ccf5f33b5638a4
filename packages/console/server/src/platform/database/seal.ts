import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { secretNamed } from './secret.ts';

const CIPHER = 'aes-256-gcm';
/** The nonce of GCM (NIST SP 800-38D 8.2.2): random, so one key is good for 2^32 seals. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts and knows its own again. `purpose` is bound in: what was sealed for one is nothing for another. */
export interface Seal {
  close(text: string, purpose: string): string;
  /** Undefined for what was not sealed with this key, or for another purpose. */
  open(sealed: string, purpose: string): string | undefined;
  /** The same for the same text and purpose, and only for whoever has the key; nothing leads back. */
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
 * The seal of one kind of secret. Its key lies in the same database, under this name: it keeps the secrets out of a dump
 * of their own table, of logs and of a replica of some tables, not from whoever has the whole database.
 */
export async function openSealNamed(db: Kysely<Schema>, name: string): Promise<Seal> {
  const key = Buffer.from(await secretNamed(db, name), 'base64url');
  // One key, one use: that of the hashes is made from the one of the cipher.
  const hashKey = createHmac('sha256', key).update('hashes').digest();
  return {
    close: (text, purpose) => closeWith(key, text, purpose),
    open: (sealed, purpose) => openWith(key, sealed, purpose),
    hash: (text, purpose) => createHmac('sha256', hashKey).update(`${purpose}\0${text}`).digest('base64url'),
  };
}
