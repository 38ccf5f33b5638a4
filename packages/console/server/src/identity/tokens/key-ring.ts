import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ALGORITHM, type KeyPurpose, loadSigningKeys, type SigningKey } from './signing-keys.ts';

export interface KeyRing {
  /** The JWA algorithm of all keys of this purpose. */
  readonly algorithm: string;
  /** Returns the signing key from memory, since tokens are signed in transactions that may hold the only connection. */
  signer(): SigningKey;
  /** Loads new keys and drops deleted ones. Call it once a minute. */
  readKeys(): Promise<void>;
  /** Returns the key for a token's `kid`. Queries the database for a key that another process has created since. */
  verifier(kid: string | undefined): Promise<SigningKey | undefined>;
}

/** Unknown key ids are looked up at most this often, so that forged tokens do not cause queries. */
const UNKNOWN_EVERY_MS = 5_000;

export async function openKeyRing(db: Kysely<Schema>, purpose: KeyPurpose): Promise<KeyRing> {
  let keys = await loadSigningKeys(db, purpose);
  let readAt = performance.now();
  const find = (kid: string | undefined) => keys.find((key) => key.kid === kid);

  async function readKeys(): Promise<void> {
    readAt = performance.now();
    keys = await loadSigningKeys(db, purpose);
  }

  return {
    algorithm: ALGORITHM[purpose],
    signer() {
      const [signing] = keys;
      if (!signing) throw new Error(`There is no signing key for ${purpose}`);
      return signing;
    },
    readKeys,
    async verifier(kid) {
      if (!find(kid) && performance.now() - readAt >= UNKNOWN_EVERY_MS) await readKeys();
      return find(kid);
    },
  };
}
