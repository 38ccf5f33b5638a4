import { type HttpClient, HttpError } from '@careline/core/http';
import { exchangeIdentity } from '@careline/core/identity';
import type { Exchanged } from '@careline/core/session';
import { ownClockExpiry } from './own-clock-expiry.ts';

const isFacilityRefused = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'facility-refused';

/**
 * The identity exchange (specification 7.1) for the facility last worked at. Who no longer works there, or never did
 * because somebody else signed in since, gets their own first facility.
 */
export async function exchange(
  http: HttpClient,
  idToken: string,
  facilityId: string | undefined,
  now: () => number,
): Promise<Exchanged> {
  const ask = (body: { idToken: string; facilityId?: string }) => http.call(exchangeIdentity, { body });
  const answer = facilityId
    ? ask({ idToken, facilityId }).catch((error: unknown) => {
        if (isFacilityRefused(error)) return ask({ idToken });
        throw error;
      })
    : ask({ idToken });
  const { token, resourceInfo } = await answer;
  return { accessToken: token, expiresAt: ownClockExpiry(token, resourceInfo.expiresAt, now()) };
}
