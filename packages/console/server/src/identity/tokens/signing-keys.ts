import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { signerFirst } from './key-ages.ts';

/** What a key signs. A key is never accepted for a different purpose. */
export type KeyPurpose = 'access' | 'open' | 'oidc';

export const KEY_PURPOSES: readonly KeyPurpose[] = ['access', 'open', 'oidc'];

export const ALGORITHM: Readonly<Record<KeyPurpose, 'ES256' | 'RS256'>> = {
  access: 'ES256',
  open: 'ES256',
  // The default of OpenID Connect, supported by every client library.
  oidc: 'RS256',
};

export interface SigningKey {
  readonly kid: string;
  readonly alg: string;
  readonly privateJwk: JWK;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

type Db = Kysely<Schema>;

const storedKeys = (db: Db, purpose: KeyPurpose) =>
  db
    .selectFrom('signing_key')
    .select(['kid', 'private_jwk', sql<number>`extract(epoch from now() - created_at)::float8`.as('age')])
    .where('purpose', '=', purpose)
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .orderBy('kid')
    .execute();

/** Creates a key, which signs once it was published long enough. */
export async function makeKey(db: Db, purpose: KeyPurpose): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM[purpose], { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const private_jwk = JSON.stringify({ ...jwk, kid, alg: ALGORITHM[purpose], use: 'sig' });
  await db.insertInto('signing_key').values({ kid, purpose, private_jwk }).execute();
}

const PUBLIC_MEMBERS = ['kty', 'crv', 'x', 'y', 'n', 'e', 'alg', 'use', 'kid'] as const;

function publicJwk(jwk: JWK): JWK {
  return Object.fromEntries(
    PUBLIC_MEMBERS.filter((name) => name in jwk).map((name) => [name, jwk[name]]),
  ) as JWK;
}

async function asSigningKey(kid: string, privateJwk: JWK): Promise<SigningKey> {
  const alg = String(privateJwk.alg);
  const privateKey = (await importJWK(privateJwk, alg)) as CryptoKey;
  const publicKey = (await importJWK(publicJwk(privateJwk), alg)) as CryptoKey;
  return { kid, alg, privateJwk, privateKey, publicKey };
}

/** Returns the current keys of a purpose, the signing one first. Creates the first key if needed. */
export async function loadSigningKeys(db: Db, purpose: KeyPurpose): Promise<readonly SigningKey[]> {
  let rows = await storedKeys(db, purpose);
  if (rows.length === 0) {
    await makeKey(db, purpose);
    rows = await storedKeys(db, purpose);
  }
  return Promise.all(signerFirst(rows).map((row) => asSigningKey(row.kid, row.private_jwk as JWK)));
}
