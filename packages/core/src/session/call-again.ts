import { type HttpClient, HttpError, pauseOnTimer } from '#http';
import { endOf } from './ended-by-admin.ts';

/** A session that was ended gets no new token. */
const tokenRefused = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401 && endOf(error) === undefined;

/** Longest silent wait for a rate limit. */
const LONGEST_PAUSE_MS = 3_000;
/** A page loads thirty lists at once, and the limit allows ten per second. */
const MAX_PAUSES = 5;

/** Returns the wait that the server asks for after a rate limit (RFC 6585); undefined otherwise. */
function pauseOf(error: unknown): number | undefined {
  if (!(error instanceof HttpError) || error.code !== 'rate-limited') return undefined;
  const { retryAfterMs = Number.POSITIVE_INFINITY } = error;
  return retryAfterMs <= LONGEST_PAUSE_MS ? retryAfterMs : undefined;
}

/**
 * Returns a client that repeats Bearer calls after the server refused their token.
 * The retry has the same body and idempotency key, and waits for a new token, possibly until the user signs in again.
 * The inner client must report 401 to the session (`onUnauthorized`). A second refusal in a row is returned. After a
 * rate limit it waits as the server asks, if that is short.
 */
export function callingAgain(http: HttpClient): HttpClient {
  const inTime: HttpClient['call'] = async (endpoint, request) => {
    for (let pauses = 0; ; pauses += 1) {
      try {
        return await http.call(endpoint, request);
      } catch (error) {
        const ms = pauseOf(error);
        if (ms === undefined || pauses === MAX_PAUSES) throw error;
        await pauseOnTimer(ms, request?.signal);
        // If aborted in the meantime, reject with the refusal.
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
