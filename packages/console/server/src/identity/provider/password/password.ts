import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// 32 MiB per hash: OWASP's second scrypt profile, a tenth of a second on a small machine.
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Longer passwords only cost the server time. */
export const MAX_PASSWORD_LENGTH = 256;
export const MIN_PASSWORD_LENGTH = 12;

function derive(
  plain: string,
  salt: Buffer,
  cost: ScryptOptions & { N: number; r: number },
): Promise<Buffer> {
  // Normalise accented letters, which keyboards compose differently.
  const normal = plain.normalize('NFKC');
  const maxmem = 256 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(normal, salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * Returns `scrypt$N$r$p$salt$key`, the last two in base64url.
 * Verification uses the stored cost; only tests use another cost for new hashes.
 */
export async function hashPassword(plain: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(plain, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Returns the stored value before the user chooses a password. No password matches it. */
export function noPassword(): string {
  const [salt, key] = [randomBytes(SALT_BYTES), randomBytes(KEY_BYTES)];
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Returns whether the password is correct. Throws if the stored text is not a scrypt hash. */
export async function verifyPassword(plain: string, stored: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || !salt || !key) throw new TypeError('The stored password is not a scrypt hash');
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const given = await derive(plain, Buffer.from(salt, 'base64url'), cost);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
