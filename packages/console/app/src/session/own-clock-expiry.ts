/** Seconds between `iat` and `exp` of a JSON Web Token (RFC 7519), or undefined for anything else. */
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
 * When a token that was just minted ends, by this machine's own clock in unix seconds. Clocks of office machines are off
 * by more than a token's life often enough: by the server's time such a token would count as expired for ever.
 */
export function ownClockExpiry(token: string, expiresAt: number, nowMs: number): number {
  const life = lifeOf(token);
  return life === undefined ? expiresAt : Math.floor(nowMs / 1000) + life;
}
