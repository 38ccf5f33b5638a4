import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ALGORITHM, type KeyPurpose, loadSigningKeys, type SigningKey } from './signing-keys.ts';

/** Signing keys in memory. */
export interface KeyRing {
  /** Of all keys of its purpose (JWA). */
  readonly algorithm: string;
  /** The key that signs now. From memory: tokens are minted inside transactions, which may hold the only connection. */
  signer(): SigningKey;
  /** Takes the keys that were made since, and gives up those that were deleted; for once a minute. */
  readKeys(): Promise<void>;
  /** The key of a token's `kid`; asks the database for one that another process made in the meantime. */
  verifier(kid: string | undefined): Promise<SigningKey | undefined>;
}

/** Unknown kids are asked for at most this often, so that forged tokens do not become queries. */
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
