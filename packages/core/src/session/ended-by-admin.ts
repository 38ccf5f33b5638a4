import { type HttpClient, HttpError } from '#http';
import type { LogoutReason } from '#navigation';

/** Returns why an administrator ended the session, if a refusal says so. */
export function endOf(error: unknown): LogoutReason | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.code === 'session-ended') return 'signed-out-by-admin';
  return error.code === 'staff-deactivated' ? 'deactivated' : undefined;
}

/** Returns a client that reports when an administrator ended the session; the call still rejects. */
export function reportingSessionEnd(http: HttpClient, ended: (reason: LogoutReason) => void): HttpClient {
  return {
    async call(endpoint, request) {
      try {
        return await http.call(endpoint, request);
      } catch (error) {
        const reason = endOf(error);
        if (reason) ended(reason);
        throw error;
      }
    },
  };
}
