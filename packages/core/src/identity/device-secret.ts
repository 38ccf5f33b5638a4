import type { HttpClient } from '#http';
import { readDeviceSecret } from './identity.endpoints.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The person at the screen. */
interface AtScreen {
  current(): { readonly userId: string; readonly active: boolean } | undefined;
}

function bytesOf(base64url: string): Bytes {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Reads a person's secret with their own token. Rejects if another person is at the screen before or after. */
export function deviceSecretOf(http: HttpClient, person: AtScreen) {
  function requireHere(userId: string): void {
    const now = person.current();
    if (now?.userId !== userId || !now.active) throw new Error('The person has left the screen.');
  }
  return async (userId: string): Promise<Bytes> => {
    requireHere(userId);
    const { data } = await http.call(readDeviceSecret, { body: {} });
    requireHere(userId);
    return bytesOf(data.secret);
  };
}
