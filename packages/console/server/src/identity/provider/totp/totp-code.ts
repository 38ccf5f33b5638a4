import { asciiDigits } from '@careline/core/internal/formatting';
import { Secret, TOTP } from 'otpauth';

/** Settings that every authenticator app supports: HMAC-SHA-1, six digits, thirty seconds (RFC 6238). */
const ALGORITHM = 'SHA1';
const DIGITS = 6;
const PERIOD = 30;
/** Accepts one step either side, for inexact clocks and the time it takes to type (RFC 6238 5.2). */
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

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the address in the QR code for an authenticator app. */
export const totpAddress = (secret: string, email: string): string => totp(secret, email).toString();

/** Returns the code at a time in unix seconds. */
export const totpCode = (secret: string, now: number): string =>
  totp(secret).generate({ timestamp: now * 1000 });

/** Returns the 30-second step of a code, or undefined for a wrong code. `now` is in unix seconds. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now * 1000, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / PERIOD) + delta;
}

/** Returns the typed code as six ASCII digits without spaces, or undefined. */
export function totpDigits(typed: string): string | undefined {
  const plain = asciiDigits(typed.normalize('NFKC')).replace(/[\s-]/g, '');
  return /^\d{6}$/.test(plain) ? plain : undefined;
}
