import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { READ_EVERY_MS } from './key-ages.ts';
import { ALGORITHM, type KeyPurpose, loadSigningKeys, type SigningKey } from './signing-keys.ts';

/** Signing keys in memory. */
export interface KeyRing {
  /** Of all keys of its purpose (JWA). */
  readonly algorithm: string;
  /** The key that signs now; asks the database every minute, where another process may have made a new one. */
  signer(): Promise<SigningKey>;
  /** The key of a token's `kid`; asks the database for one that another process made in the meantime. */
  verifier(kid: string | undefined): Promise<SigningKey | undefined>;
}

/** Unknown kids are asked for at most this often, so that forged tokens do not become queries. */
const UNKNOWN_EVERY_MS = 5_000;

/** `clock` in milliseconds. */
export async function openKeyRing(
  db: Kysely<Schema>,
  purpose: KeyPurpose,
  clock: () => number = () => performance.now(),
): Promise<KeyRing> {
  let keys = await loadSigningKeys(db, purpose);
  let readAt = clock();
  const find = (kid: string | undefined) => keys.find((key) => key.kid === kid);

  async function readAnewAfter(pause: number): Promise<void> {
    if (clock() - readAt < pause) return;
    readAt = clock();
    keys = await loadSigningKeys(db, purpose);
  }

  return {
    algorithm: ALGORITHM[purpose],
    async signer() {
      await readAnewAfter(READ_EVERY_MS);
      const [signing] = keys;
      if (!signing) throw new Error(`There is no signing key for ${purpose}`);
      return signing;
    },
    async verifier(kid) {
      if (!find(kid)) await readAnewAfter(UNKNOWN_EVERY_MS);
      return find(kid);
    },
  };
}
