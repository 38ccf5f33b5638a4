import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError } from '#http';
import type { LogoutReason } from '#navigation';
import { endOf } from './ended-by-admin.ts';
import type { CallbackResult, SignInOptions } from './identity-provider.ts';
import { createSessionEntry } from './session-entry.ts';
import type { SessionPorts } from './session-ports.ts';
import { createSessionRenewals, type SessionRenewal } from './session-renewal.ts';
import type { FacilitySwitch, RenewalResult, SessionState } from './session-state.ts';
import { createSessionTokens, type SessionTokens } from './session-token.ts';

export interface Session extends SessionTokens {
  readonly store: StoreApi<SessionState>;
  /** Renews silently, one at a time. A refusal removes the flag; an unreachable provider keeps it. */
  renew(options?: SessionRenewal): Promise<RenewalResult>;
  /** Leaves for the provider's login. Asks for the password again under the idle lock. */
  signIn(returnPath?: string, options?: SignInOptions): Promise<void>;
  /** Returns the address requested before sign-in, or the failure; a failed callback logs out. */
  completeSignIn(url: string): Promise<CallbackResult>;
  /** Exchanges the session for another facility of the user: new token and profile, only in this tab. */
  switchFacility(facilityId: string): Promise<FacilitySwitch>;
  /** Clears everything here, then leaves for the provider's logout. */
  signOut(reason: LogoutReason): Promise<void>;
  /**
   * Handles the end of the session in another tab: discards the tokens, even if still valid. Provider and flag are
   * already up to date. `expired` means that the other tab's renewal was refused, without a logout.
   */
  endedElsewhere(how: 'signed-out' | 'expired'): void;
}

const STAYS_OUT: Readonly<Record<string, LogoutReason>> = {
  'identity-unknown': 'not-on-staff',
  'facility-closed': 'facility-closed',
};
/** Returns why a successful sign-in is not admitted, if the server gives a reason. */
const whyStaysOut = (error: unknown): LogoutReason | undefined =>
  (error instanceof HttpError && STAYS_OUT[error.code ?? '']) || endOf(error);

export function createSession(ports: SessionPorts): Session {
  const { provider, flag } = ports;
  const store = createStore<SessionState>(() => ({ phase: 'starting' }));
  const become = (state: SessionState) => store.setState(state, true);
  const entry = createSessionEntry(ports, store);
  const renewals = createSessionRenewals(ports, store, entry);

  function forget(reason: LogoutReason): void {
    entry.restart({ forgets: true });
    renewals.forget();
    flag.clear();
    become({ phase: 'signed-out', reason });
  }

  function failCallback(
    description: string,
    beside: boolean | undefined,
    reason?: LogoutReason,
  ): CallbackResult {
    ports.logError(description);
    forget(reason ?? 'callback-failed');
    return { result: 'failed', description, ...(beside ? { beside } : {}), ...(reason ? { reason } : {}) };
  }

  return {
    store,
    ...createSessionTokens({ store, now: ports.now, renew: renewals.renew }),
    renew: renewals.renew,
    switchFacility: renewals.switchFacility,
    signIn: (returnPath, options) =>
      provider.signIn(returnPath, flag.isLocked() ? { ...options, fresh: true } : options),
    async completeSignIn(url) {
      const back = await provider.completeSignIn(url);
      if (back.result === 'failed') return failCallback(back.description, back.beside);
      if (back.result === 'refused') {
        entry.refuse();
        return back;
      }
      try {
        await entry.signedIn(back.session);
        if (store.getState().phase === 'signed-in') flag.unlock();
        return back;
      } catch (error) {
        const description = error instanceof Error ? error.message : String(error);
        return failCallback(description, back.beside, whyStaysOut(error));
      }
    },
    async signOut(reason) {
      const state = store.getState();
      const idToken = state.phase === 'signed-in' ? state.holder.idToken : undefined;
      forget(reason);
      await provider.signOut(idToken);
    },
    endedElsewhere(how) {
      entry.restart();
      renewals.forget();
      // The tab returns from the provider's logout to a refused renewal, which still counts as a logout.
      if (store.getState().phase === 'ended-elsewhere') return;
      become(how === 'expired' ? { phase: 'signed-out', reason: undefined } : { phase: 'ended-elsewhere' });
    },
  };
}
