import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { type KeyPurpose, loadSigningKeys, type SigningKey } from './signing-keys.ts';

/** Signing keys in memory. */
export interface KeyRing {
  signer(): SigningKey;
  /** The key of a token's `kid`; asks the database for one that another process made in the meantime. */
  verifier(kid: string | undefined): Promise<SigningKey | undefined>;
}

/** Unknown kids are asked for at most this often, so that forged tokens do not become queries. */
const RELOAD_MS = 5_000;

export async function openKeyRing(db: Kysely<Schema>, purpose: KeyPurpose): Promise<KeyRing> {
  let keys = await loadSigningKeys(db, purpose);
  let loadedAt = performance.now();
  const find = (kid: string | undefined) => keys.find((key) => key.kid === kid);

  async function verifier(kid: string | undefined): Promise<SigningKey | undefined> {
    const known = find(kid);
    if (known || performance.now() - loadedAt < RELOAD_MS) return known;
    loadedAt = performance.now();
    keys = await loadSigningKeys(db, purpose);
    return find(kid);
  }

  const signer = () => {
    const [oldest] = keys;
    if (!oldest) throw new Error(`There is no signing key for ${purpose}`);
    return oldest;
  };
  return { signer, verifier };
}
