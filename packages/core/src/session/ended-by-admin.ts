import { type HttpClient, HttpError } from '#http';
import type { LogoutReason } from '#navigation';

/** Why an administrator's word ends the session, if the server's refusal says so. */
export function endOf(error: unknown): LogoutReason | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.code === 'session-ended') return 'signed-out-by-admin';
  return error.code === 'staff-deactivated' ? 'deactivated' : undefined;
}

/** The same client; tells of a call that was refused because an administrator ended the session, then rejects as before. */
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
