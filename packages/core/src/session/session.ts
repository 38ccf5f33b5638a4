import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError } from '#http';
import type { UserProfile } from '#identity';
import type { LogoutReason } from '#navigation';
import type { CallbackResult, IdentityProvider, ProviderSession } from './identity-provider.ts';
import type { LoggedInFlag } from './logged-in-flag.ts';

/** The session holder of specification 3.8. It lives in memory only. */
export interface SessionHolder {
  readonly providerId: string;
  readonly providerToken: string;
  /** Careline's own token: the Bearer. */
  readonly accessToken: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly userId: string;
  readonly scopes: readonly string[];
  readonly idToken: string;
}

export type SessionState =
  | { readonly phase: 'starting' }
  | { readonly phase: 'signed-in'; readonly holder: SessionHolder; readonly profile: UserProfile }
  /** The provider cannot be reached: the shell shows no patient data until it can. */
  | { readonly phase: 'locked' }
  | { readonly phase: 'signed-out'; readonly reason: LogoutReason | undefined };

export interface Exchanged {
  readonly accessToken: string;
  readonly expiresAt: number;
}

export interface SessionPorts {
  readonly provider: IdentityProvider;
  readonly flag: LoggedInFlag;
  /** The identity exchange (specification 7.1). */
  exchange(idToken: string, facilityId: string | undefined): Promise<Exchanged>;
  /** Reads the profile with a token that is not yet the session's. */
  readProfile(accessToken: string): Promise<UserProfile>;
  /** Milliseconds since 1970. */
  now(): number;
  /** One provider round trip at a time across tabs; runs the task once the lock is held. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  /** Where a failed callback is written down (specification 8). */
  logError(message: string): void;
}

/** What a renewal came to; only `renewed` is the specification's result true. */
export type RenewalResult = 'renewed' | 'refused' | 'unreachable';

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Silent renewal, one at a time. Refused removes the flag; unreachable keeps it. */
  renew(): Promise<RenewalResult>;
  signIn(returnPath?: string): Promise<void>;
  /** Answers the address asked for before sign-in, or undefined after a failed callback, which logs out. */
  completeSignIn(url: string): Promise<CallbackResult>;
  /** Forgets everything here, then leaves for the provider's logout. */
  signOut(reason: LogoutReason): Promise<void>;
  /**
   * Another tab ended the session: the tokens here are forgotten though they may still be valid, because whoever signs in
   * next may be somebody else. The provider knows already and the flag is as that tab left it.
   */
  endedElsewhere(): void;
  /** Resolves once there is a token that is not about to expire. */
  accessToken(): Promise<string>;
  /** After a 401: the token is not used again and a renewal begins. */
  invalidate(): void;
}

/** A token this close to its end is renewed first, which also covers a clock that is a little off. */
const EXPIRY_MARGIN_S = 60;

export function createSession(ports: SessionPorts): Session {
  const store = createStore<SessionState>(() => ({ phase: 'starting' }));
  let renewal: Promise<RenewalResult> | undefined;
  let facilityId: string | undefined;
  // Grows with every logout, so that a renewal that was under way then cannot sign the person in again.
  let generation = 0;

  const fresh = (state: SessionState): string | undefined =>
    state.phase === 'signed-in' && state.holder.expiresAt - EXPIRY_MARGIN_S > ports.now() / 1000
      ? state.holder.accessToken
      : undefined;

  async function enter(session: ProviderSession, begun: number): Promise<void> {
    const { accessToken, expiresAt } = await ports.exchange(session.idToken, facilityId);
    const profile = await ports.readProfile(accessToken);
    if (begun !== generation) return;
    const holder = { ...session, accessToken, expiresAt, userId: profile.sub, scopes: profile.scopes };
    facilityId = profile.facility?.facilityId;
    ports.flag.set();
    store.setState({ phase: 'signed-in', holder, profile }, true);
  }

  function refuse(): RenewalResult {
    ports.flag.remove();
    store.setState({ phase: 'signed-out', reason: undefined }, true);
    return 'refused';
  }

  function lock(): RenewalResult {
    if (!fresh(store.getState())) store.setState({ phase: 'locked' }, true);
    return 'unreachable';
  }

  async function renewOnce(): Promise<RenewalResult> {
    const begun = generation;
    const renewed = await ports.exclusively(() => ports.provider.renew());
    if (begun !== generation) return 'refused';
    if (renewed.result === 'refused') return refuse();
    if (renewed.result === 'unreachable') return lock();
    try {
      await enter(renewed.session, begun);
      return begun === generation ? 'renewed' : 'refused';
    } catch (error) {
      const refusedByServer = error instanceof HttpError && (error.status === 401 || error.status === 403);
      return refusedByServer ? refuse() : lock();
    }
  }

  function renew(): Promise<RenewalResult> {
    if (renewal) return renewal;
    const mine = renewOnce().finally(() => {
      if (renewal === mine) renewal = undefined;
    });
    renewal = mine;
    return mine;
  }

  /** What is under way counts no more: neither may it sign in, nor may a later renewal wait for it. */
  function beginAnew(): void {
    generation += 1;
    renewal = undefined;
  }

  function forget(reason: LogoutReason): void {
    beginAnew();
    facilityId = undefined;
    ports.flag.clear();
    store.setState({ phase: 'signed-out', reason }, true);
  }

  async function signOut(reason: LogoutReason): Promise<void> {
    const state = store.getState();
    const idToken = state.phase === 'signed-in' ? state.holder.idToken : undefined;
    forget(reason);
    await ports.provider.signOut(idToken);
  }

  function endedElsewhere(): void {
    beginAnew();
    store.setState({ phase: 'signed-out', reason: undefined }, true);
  }

  async function completeSignIn(url: string): Promise<CallbackResult> {
    const back = await ports.provider.completeSignIn(url);
    if (back.result === 'signed-in') {
      try {
        await enter(back.session, generation);
        return back;
      } catch (error) {
        return failCallback(error instanceof Error ? error.message : String(error));
      }
    }
    return failCallback(back.description);
  }

  function failCallback(description: string): CallbackResult {
    ports.logError(description);
    forget('callback-failed');
    return { result: 'failed', description };
  }

  function nextToken(): Promise<string> {
    return new Promise((resolve) => {
      const unsubscribe = store.subscribe((state) => {
        const token = fresh(state);
        if (token === undefined) return;
        unsubscribe();
        resolve(token);
      });
    });
  }

  async function accessToken(): Promise<string> {
    const token = fresh(store.getState());
    if (token !== undefined) return token;
    const waiting = nextToken();
    if (store.getState().phase === 'signed-in') void renew();
    return waiting;
  }

  function invalidate(): void {
    const state = store.getState();
    if (state.phase !== 'signed-in') return;
    store.setState({ ...state, holder: { ...state.holder, expiresAt: 0 } }, true);
    void renew();
  }

  return {
    store,
    renew,
    signIn: (returnPath) => ports.provider.signIn(returnPath),
    completeSignIn,
    signOut,
    endedElsewhere,
    accessToken,
    invalidate,
  };
}
