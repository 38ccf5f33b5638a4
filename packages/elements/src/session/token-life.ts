import { serverClock, serverNow, serverSeconds } from '@careline/core/internal/clock';
import type { SessionToken, TokenClocks } from './token-clocks.ts';

/** One day: no Careline token lives longer, so a larger value is a time in milliseconds by mistake. */
const MAX_TOKEN_LIFE_MS = 86_400_000;
/** Assumed life when only the server's clock could judge the expiry. The services refuse tokens that expire sooner. */
const UNKNOWN_LIFE_MS = 300_000;
/** 2020 to 2100 in unix seconds: recognises a point in time on any clock. */
const TIMES = { least: 1_577_836_800, most: 4_102_444_800 };

const isLife = (ms: number): boolean => ms > 0 && ms <= MAX_TOKEN_LIFE_MS;

/** Returns the milliseconds between `iat` and `exp` of a JSON Web Token (RFC 7519); NaN for anything else. */
function lifeOfJwt(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return (Number(exp) - Number(iat)) * 1000;
  } catch {
    return Number.NaN;
  }
}

/** The server's clock once it has answered, and the device's. */
const CLOCKS: TokenClocks = {
  server: () => (serverClock.remember() ? serverNow() : undefined),
  device: serverNow,
};

/** Returns the expiry in unix seconds of something that ends in this many seconds. */
export const endOf = (expiresIn: number): number => serverSeconds() + expiresIn;

/**
 * Returns a token's remaining life in milliseconds from its receipt: the page's `expires_in`, else the time until its
 * expiry by the server's clock, else its own lifetime. Undefined if it has expired, or does not expire within a day.
 */
export function lifeOf(given: SessionToken, { server, device }: TokenClocks = CLOCKS): number | undefined {
  const givenMs = Number(given.expires_in ?? given.expiresIn) * 1000;
  if (!Number.isNaN(givenMs)) return isLife(givenMs) ? givenMs : undefined;
  const endsAt = Number(given.expiresAt) * 1000;
  const now = server();
  if (now !== undefined) return isLife(endsAt - now) ? endsAt - now : undefined;
  const own = lifeOfJwt(given.token);
  const byDevice = endsAt - device();
  const lives = [own, byDevice].filter(isLife);
  if (lives.length > 0) return Math.min(...lives);
  const isTime = endsAt >= TIMES.least * 1000 && endsAt <= TIMES.most * 1000;
  return isTime ? UNKNOWN_LIFE_MS : undefined;
}
