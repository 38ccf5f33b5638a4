/** Returns the seconds between `iat` and `exp` of a JSON Web Token (RFC 7519), or undefined for anything else. */
function lifeOf(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(base64)) as { iat?: unknown; exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number' ? exp - iat : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns a new token's expiry by this machine's own clock, in unix seconds.
 * Office computers' clocks are often off by more than a token's lifetime, so by server time it could look expired for
 * ever.
 */
export function ownClockExpiry(token: string, expiresAt: number, nowMs: number): number {
  const life = lifeOf(token);
  return life === undefined ? expiresAt : Math.floor(nowMs / 1000) + life;
}
