import { type HttpClient, HttpError } from '#http';
import { endOf } from './ended-by-admin.ts';

/** No new token is given for a session that was ended. */
const tokenRefused = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401 && endOf(error) === undefined;

/**
 * A client whose Bearer calls are made once more when the server refuses their token: with the same body and the same
 * idempotency key, as soon as there is a new token, which may be after the person signed in again. The client below must
 * tell the session of the 401 (`onUnauthorized`), so that the second try waits for another token. A server that refuses a
 * token has done nothing; one that refuses two in a row is heard.
 */
export function callingAgain(http: HttpClient): HttpClient {
  return {
    async call(endpoint, request) {
      try {
        return await http.call(endpoint, request);
      } catch (error) {
        if (endpoint.token !== 'bearer' || !tokenRefused(error)) throw error;
        return http.call(endpoint, request);
      }
    },
  };
}
