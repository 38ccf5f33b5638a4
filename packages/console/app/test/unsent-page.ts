import { type HttpClient, HttpError } from '@careline/core/internal/http';
import { openDevice } from '@careline/core/internal/outbox/device';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { SessionState } from '@careline/core/internal/session';
import { openUnsent } from '../src/unsent/open-unsent.ts';
import type { WatchedSession } from '../src/unsent/person-port.ts';
import type { UnsentHere } from '../src/unsent/unsent.ts';
import { profileOf } from './people.ts';

export const signedInAs = (sub: string, accessToken = `token of ${sub}`): SessionState => ({
  phase: 'signed-in',
  profile: profileOf({ sub }),
  holder: {
    providerId: sub,
    providerToken: 'provider',
    accessToken,
    expiresAt: Math.floor(Date.now() / 1000) + 900,
    userId: sub,
    scopes: [],
    idToken: 'id',
  },
});

/** Returns a session that lets the test set its state. */
export function aSession(first: SessionState) {
  const listeners = new Set<(state: SessionState, before: SessionState) => void>();
  let state = first;
  const store: WatchedSession['store'] = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  function become(next: SessionState): void {
    const before = state;
    state = next;
    for (const listener of listeners) listener(next, before);
  }
  return { session: { store }, become };
}

export const VITA_ID = '01890000-0000-7000-8000-0000000000a1';

/** Returns a complete registration with a name that must never appear in storage. */
export const registrationOf = (given: string, vitaId = VITA_ID) => ({
  vitaId,
  names: [{ use: 'official' as const, given }],
  gender: 'FEMALE' as const,
  birthDate: '1996-05-01',
  phones: [{ value: '9876543210', use: 'mobile' as const }],
  emails: [],
  addresses: [],
  languages: [],
  nextOfKin: [],
  channels: [],
  enrolments: [],
  consent: {
    textId: REGISTRATION_CONSENT.id,
    version: REGISTRATION_CONSENT.version,
    locale: 'en',
    givenAt: 1_760_000_000,
    how: 'spoken' as const,
    by: 'patient' as const,
  },
});

/** Opens one browser page with real storage, cryptography and locks under `name`; the server is scripted. */
export async function aPage(name: string, { sub = 'staff-1' } = {}) {
  const { session, become } = aSession(signedInAs(sub));
  const server = { away: false, registered: [] as unknown[] };
  const http = {
    async call(endpoint: { name: string }, request: { body?: { vitaId?: string } } = {}) {
      if (server.away) throw new HttpError({ failure: 'unreachable', endpoint: endpoint.name });
      const state = session.store.getState();
      const user = state.phase === 'signed-in' ? state.profile.sub : 'nobody';
      if (endpoint.name === 'device/secret') return { data: { secret: btoa(user.padEnd(32, '.')) } };
      if (endpoint.name === registerPatient.name) {
        server.registered.push(request.body);
        return { vitaId: request.body?.vitaId, data: {} };
      }
      throw new HttpError({ failure: 'refused', endpoint: endpoint.name, status: 404 });
    },
  } as unknown as HttpClient;
  const here: UnsentHere = openUnsent({
    session,
    http,
    clientFor: () => http,
    device: await openDevice({ crypto, locks: navigator.locks }, name),
    now: Date.now,
    after: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    page: window,
    logError: () => undefined,
  });
  return { ...here, become, server };
}

export type Page = Awaited<ReturnType<typeof aPage>>;

/** Returns everything in the named database as text, with bytes decoded as characters. */
export async function dumpOf(name: string): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const all = [...database.objectStoreNames].map(
    (table) =>
      new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction(table).objectStore(table).getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      }),
  );
  const rows = (await Promise.all(all)).flat();
  database.close();
  return JSON.stringify(rows, (_, value) =>
    value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
  );
}
