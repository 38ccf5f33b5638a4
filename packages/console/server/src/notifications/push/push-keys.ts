import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { secretNamed } from '../../platform/database/secret.ts';

/** The keys by which push services recognise this installation (VAPID, RFC 8292). */
export interface PushKeys {
  /** Uncompressed P-256 point in base64url. Browsers subscribe with it, so it must never change. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** Order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 64 bits more than the order has, so that the remainder is as good as random (FIPS 186-5, A.2.1). */
const SEED_BYTES = 40;

/** Returns the keys of a secret, the same for the same secret. */
export function keysOf(secret: string): PushKeys {
  const seed = hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'web push', SEED_BYTES);
  const scalar = (BigInt(`0x${Buffer.from(seed).toString('hex')}`) % (ORDER - 1n)) + 1n;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'));
  const point = ecdh.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: ecdh.getPrivateKey().toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** Returns this installation's keys. They come from a secret that is created once and stored in the database. */
export const openPushKeys = async (db: Kysely<Schema>): Promise<PushKeys> =>
  keysOf(await secretNamed(db, 'web-push-key'));

/** Push services refuse more than a day. */
const VALID_SECONDS = 12 * 3600;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export interface PushToken {
  readonly endpoint: string;
  /** Where the push service's operator can reach ours: `mailto:` or `https:`. */
  readonly contact: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Returns the `Authorization` header for an endpoint. */
export function pushAuthorization(
  { publicKey, privateKey }: PushKeys,
  { endpoint, contact, now }: PushToken,
): string {
  const claims = { aud: new URL(endpoint).origin, exp: now + VALID_SECONDS, sub: contact };
  const content = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`;
}
