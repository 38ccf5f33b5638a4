import type { HttpClient } from '@careline/core/internal/http';
import { exchangeIdentity } from '@careline/core/internal/identity';
import type { Exchanged } from '@careline/core/internal/session';
import { ownClockExpiry } from './own-clock-expiry.ts';

/** Exchanges an identity (specification 7.1) for a facility, or the person's first one. Rejects with `HttpError`. */
export async function exchange(
  http: HttpClient,
  idToken: string,
  facilityId: string | undefined,
  now: () => number,
): Promise<Exchanged> {
  const body = facilityId === undefined ? { idToken } : { idToken, facilityId };
  const { token, resourceInfo } = await http.call(exchangeIdentity, { body });
  return { accessToken: token, expiresAt: ownClockExpiry(token, resourceInfo.expiresAt, now()) };
}
