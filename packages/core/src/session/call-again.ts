import { type HttpClient, HttpError, pauseOnTimer } from '#http';
import { endOf } from './ended-by-admin.ts';

/** No new token is given for a session that was ended. */
const tokenRefused = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401 && endOf(error) === undefined;

/** Nobody waits longer than this for a limit without being told. */
const LONGEST_PAUSE_MS = 3_000;
/** A page reads thirty lists at once, of which a limit lets ten through a second. */
const MOST_PAUSES = 5;

/** How long the server asks to wait where it has done nothing because of its limit (RFC 6585); undefined otherwise. */
function pauseOf(error: unknown): number | undefined {
  if (!(error instanceof HttpError) || error.code !== 'rate-limited') return undefined;
  const { retryAfterMs = Number.POSITIVE_INFINITY } = error;
  return retryAfterMs <= LONGEST_PAUSE_MS ? retryAfterMs : undefined;
}

/**
 * A client whose Bearer calls are made once more when the server refuses their token: with the same body and the same
 * idempotency key, as soon as there is a new token, which may be after the person signed in again. The client below must
 * tell the session of the 401 (`onUnauthorized`), so that the second try waits for another token. A server that refuses a
 * token has done nothing; one that refuses two in a row is heard. A call that came too soon after others waits as long as
 * the server asks, where that is short.
 */
export function callingAgain(http: HttpClient): HttpClient {
  const inTime: HttpClient['call'] = async (endpoint, request) => {
    for (let pauses = 0; ; pauses += 1) {
      try {
        return await http.call(endpoint, request);
      } catch (error) {
        const ms = pauseOf(error);
        if (ms === undefined || pauses === MOST_PAUSES) throw error;
        await pauseOnTimer(ms, request?.signal);
        // Called off meanwhile, the refusal is what is left to say.
        if (request?.signal?.aborted) throw error;
      }
    }
  };
  return {
    async call(endpoint, request) {
      try {
        return await inTime(endpoint, request);
      } catch (error) {
        if (endpoint.token !== 'bearer' || !tokenRefused(error)) throw error;
        return inTime(endpoint, request);
      }
    },
  };
}
