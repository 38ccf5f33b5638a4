import type { StoreApi } from 'zustand/vanilla';
import { HttpError } from '#http';
import type { ProviderSession } from './identity-provider.ts';
import type { Exchanged, SessionPorts } from './session-ports.ts';
import { type FacilitySwitch, freshToken, type RenewalResult, type SessionState } from './session-state.ts';

/** Turns the provider's sessions into ours, or refuses them. */
export interface SessionEntry {
  /** Increases with every logout, so that a pending renewal can't sign the user in again. */
  generation(): number;
  /** Invalidates pending work. With `forgets`, the session may then belong to another user. */
  restart(options?: { readonly forgets?: boolean }): void;
  /** Accepts a sign-in of any user. Rejects if the user is not admitted. */
  signedIn(session: ProviderSession): Promise<void>;
  /** Accepts a renewal started in this generation, at the wanted facility if given. */
  renewed(session: ProviderSession, begun: number, wanted?: string): Promise<FacilitySwitch>;
  /** Ends the session: nobody is signed in. */
  refuse(): RenewalResult;
  /** Locks the session while the provider is unreachable: nothing is shown once the token has expired. */
  lock(): RenewalResult;
}

const isFacilityRefused = (error: unknown): boolean =>
  error instanceof HttpError && (error.code === 'facility-refused' || error.code === 'facility-closed');
const isPersonRefused = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 401 || error.status === 403);

export function createSessionEntry(ports: SessionPorts, store: StoreApi<SessionState>): SessionEntry {
  const become = (state: SessionState) => store.setState(state, true);
  let facilityId = ports.facility?.get();
  // The provider's subject. Requests that wait for a token belong to this user and are never sent as another.
  let owner: string | undefined;
  let generation = 0;

  function remember(facility: string | undefined): void {
    facilityId = facility;
    ports.facility?.set(facility);
  }

  /**
   * Exchanges the token. Users who no longer work at the previous facility get their first one; a wanted facility is
   * granted or refused.
   */
  async function exchange(idToken: string, wanted: string | undefined): Promise<Exchanged> {
    if (wanted !== undefined || facilityId === undefined) return ports.exchange(idToken, wanted);
    return ports.exchange(idToken, facilityId).catch((error: unknown) => {
      if (isFacilityRefused(error)) return ports.exchange(idToken, undefined);
      throw error;
    });
  }

  async function enter(session: ProviderSession, begun: number, wanted?: string): Promise<void> {
    const { accessToken, expiresAt } = await exchange(session.idToken, wanted);
    const profile = await ports.readProfile(accessToken);
    if (begun !== generation) return;
    const holder = { ...session, accessToken, expiresAt, userId: profile.sub, scopes: profile.scopes };
    remember(profile.facility?.facilityId);
    owner = session.providerId;
    ports.flag.set();
    become({ phase: 'signed-in', holder, profile });
  }

  function refuse(): RenewalResult {
    ports.flag.remove();
    become({ phase: 'signed-out', reason: undefined });
    return 'refused';
  }

  function lock(): RenewalResult {
    if (!freshToken(store.getState(), ports.now())) become({ phase: 'locked' });
    return 'unreachable';
  }

  return {
    generation: () => generation,
    restart({ forgets = false } = {}) {
      generation += 1;
      if (!forgets) return;
      owner = undefined;
      remember(undefined);
    },
    async signedIn(session) {
      owner = undefined;
      await enter(session, generation);
    },
    async renewed(session, begun, wanted) {
      if (owner !== undefined && owner !== session.providerId) {
        become({ phase: 'another-person' });
        return 'refused';
      }
      try {
        await enter(session, begun, wanted);
        return begun === generation ? 'renewed' : 'refused';
      } catch (error) {
        if (begun !== generation) return 'refused';
        if (wanted !== undefined && isFacilityRefused(error)) return 'facility-refused';
        return isPersonRefused(error) ? refuse() : lock();
      }
    },
    refuse,
    lock,
  };
}
