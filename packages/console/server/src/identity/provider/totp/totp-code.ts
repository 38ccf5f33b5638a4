import { asciiDigits } from '@careline/core/internal/formatting';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes: HMAC-SHA-1, six digits, thirty seconds (RFC 6238). */
const ALGORITHM = 'SHA1';
const DIGITS = 6;
const PERIOD = 30;
/** One step to either side: clocks of phones, and the time it takes to type (RFC 6238 5.2). */
const WINDOW = 1;
/** 160 bits, the length of the hash (RFC 4226 4). */
const SECRET_BYTES = 20;

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Careline',
    label,
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads out of the picture. */
export const totpAddress = (secret: string, email: string): string => totp(secret, email).toString();

/** The code of a moment in unix seconds. */
export const totpCode = (secret: string, now: number): string =>
  totp(secret).generate({ timestamp: now * 1000 });

/** The number of the half minute that a code belongs to; undefined for a wrong code. `now` in unix seconds. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now * 1000, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / PERIOD) + delta;
}

/** What was typed without the blanks that apps show in it, digits as the app counts them; undefined for no such code. */
export function totpDigits(typed: string): string | undefined {
  const plain = asciiDigits(typed.normalize('NFKC')).replace(/[\s-]/g, '');
  return /^\d{6}$/.test(plain) ? plain : undefined;
}
