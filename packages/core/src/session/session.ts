import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError } from '#http';
import type { UserProfile } from '#identity';
import type { LogoutReason } from '#navigation';
import { endOf } from './ended-by-admin.ts';
import type {
  CallbackResult,
  IdentityProvider,
  ProviderSession,
  RenewOptions,
  SignInOptions,
} from './identity-provider.ts';
import type { LoggedInFlag } from './logged-in-flag.ts';
import type { SessionState } from './session-state.ts';

export type { SessionHolder, SessionState } from './session-state.ts';

export interface Exchanged {
  readonly accessToken: string;
  readonly expiresAt: number;
}

export interface SessionPorts {
  readonly provider: IdentityProvider;
  readonly flag: LoggedInFlag;
  /** The identity exchange (specification 7.1). Rejects with `HttpError`. */
  exchange(idToken: string, facilityId: string | undefined): Promise<Exchanged>;
  /** Reads the profile with a token that is not yet the session's. */
  readProfile(accessToken: string): Promise<UserProfile>;
  /** Milliseconds since 1970. */
  now(): number;
  /** One provider round trip at a time across tabs; runs the task once the lock is held. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  /** Where a failed callback is written down (specification 8). */
  logError(message: string): void;
  /** The path of the page while nothing on it would be lost by leaving; then a renewal between two pages may leave too. */
  leaveFrom?(): string | undefined;
}

/**
 * What a renewal came to; only `renewed` is the specification's result true. `refused` is also said when somebody else is
 * signed in at the provider; the flag is then theirs and stays.
 */
export type RenewalResult = 'renewed' | 'refused' | 'unreachable';

/** `renewed`: the session is at the new facility. `facility-refused`: the person does not work there; nothing changed. */
export type FacilitySwitch = RenewalResult | 'facility-refused';

export interface SessionRenewal extends RenewOptions {
  /** A renewal that is under way already does not count: who is signed in at the provider may have changed since. */
  readonly anew?: boolean;
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Silent renewal, one at a time. Refused removes the flag; unreachable keeps it. */
  renew(options?: SessionRenewal): Promise<RenewalResult>;
  /** Leaves for the provider's login; asks for the password again where the idle lock holds. */
  signIn(returnPath?: string, options?: SignInOptions): Promise<void>;
  /** Answers the address asked for before sign-in, or what failed; a failed callback logs out. */
  completeSignIn(url: string): Promise<CallbackResult>;
  /** The identity exchange for another facility of the person's: another token and another profile, in this tab alone. */
  switchFacility(facilityId: string): Promise<FacilitySwitch>;
  /** Forgets everything here, then leaves for the provider's logout. */
  signOut(reason: LogoutReason): Promise<void>;
  /**
   * Another tab ended the session: the tokens here are forgotten though they may still be valid. The provider knows
   * already and the flag is as that tab left it. `expired`: that tab's renewal was refused; nobody meant to leave.
   */
  endedElsewhere(how: 'signed-out' | 'expired'): void;
  /** Resolves once there is a token, of the person whose session this is, that is not about to expire. */
  accessToken(): Promise<string>;
  /** After a 401: the token is not used again and a renewal begins. */
  invalidate(): void;
}

/** A token this close to its end is renewed first, which also covers a clock that is a little off. */
const EXPIRY_MARGIN_S = 60;

const isFacilityRefused = (error: unknown): boolean =>
  error instanceof HttpError && (error.code === 'facility-refused' || error.code === 'facility-closed');
const STAYS_OUT: Readonly<Record<string, LogoutReason>> = {
  'identity-unknown': 'not-on-staff',
  'facility-closed': 'facility-closed',
};
/** Why a sign-in that the provider let through changes nothing, where the server says so. */
const whyStaysOut = (error: unknown): LogoutReason | undefined =>
  (error instanceof HttpError && STAYS_OUT[error.code ?? '']) || endOf(error);
const isPersonRefused = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 401 || error.status === 403);

export function createSession(ports: SessionPorts): Session {
  const store = createStore<SessionState>(() => ({ phase: 'starting' }));
  const become = (state: SessionState) => store.setState(state, true);
  let renewal: Promise<RenewalResult> | undefined;
  let facilityId: string | undefined;
  // The provider's subject. What waits for a token was begun by this person and is sent as nobody else.
  let owner: string | undefined;
  // Grows with every logout, so that a renewal that was under way then cannot sign the person in again.
  let generation = 0;

  const fresh = (state: SessionState): string | undefined =>
    state.phase === 'signed-in' && state.holder.expiresAt - EXPIRY_MARGIN_S > ports.now() / 1000
      ? state.holder.accessToken
      : undefined;

  /** Who no longer works at the facility of before gets their first one; a wanted one is given or refused. */
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
    facilityId = profile.facility?.facilityId;
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
    if (!fresh(store.getState())) become({ phase: 'locked' });
    return 'unreachable';
  }

  /** A page that was loaded under the idle lock begins with a sign-in; a renewal would let anybody in. */
  function loadedLocked(): boolean {
    return store.getState().phase === 'starting' && ports.flag.isLocked();
  }

  /** A page may leave for a renewal only before it shows something or when its token is over, and for nobody who was out. */
  function renewAtProvider({ leaveFrom }: RenewOptions) {
    const state = store.getState();
    const isOver = state.phase === 'signed-in' && !fresh(state);
    const mayLeave = (state.phase === 'starting' || isOver) && ports.flag.isSet();
    // What asks by itself, a list that keeps up to date, meets the end of the token before the next page does.
    const from = leaveFrom ?? (isOver ? ports.leaveFrom?.() : undefined);
    return ports.provider.renew(mayLeave && from !== undefined ? { leaveFrom: from } : {});
  }

  async function take(session: ProviderSession, begun: number, wanted?: string): Promise<FacilitySwitch> {
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
  }

  async function renewOnce(options: RenewOptions, wanted?: string): Promise<FacilitySwitch> {
    const begun = generation;
    if (loadedLocked()) {
      become({ phase: 'signed-out', reason: undefined });
      return 'refused';
    }
    const renewed = await ports.exclusively(() => renewAtProvider(options));
    if (begun !== generation) return 'refused';
    if (renewed.result === 'renewed') return take(renewed.session, begun, wanted);
    if (renewed.result === 'refused') return refuse();
    // Nobody was heard: the session lasts as long as its token.
    if (renewed.result === 'unheard') return fresh(store.getState()) ? 'unreachable' : refuse();
    return renewed.result === 'left' ? 'unreachable' : lock();
  }

  /** A renewal at the facility of now; after a refused switch it is still due to whoever waits for a token. */
  const renewHere = async (options: RenewOptions = {}): Promise<RenewalResult> => {
    const result = await renewOnce(options);
    return result === 'facility-refused' ? 'unreachable' : result;
  };

  function hold(run: Promise<RenewalResult>): Promise<RenewalResult> {
    const mine = run.finally(() => {
      if (renewal === mine) renewal = undefined;
    });
    renewal = mine;
    return mine;
  }

  function renew({ anew = false, ...options }: SessionRenewal = {}): Promise<RenewalResult> {
    if (!renewal) return hold(renewHere(options));
    return anew ? hold(renewal.then(() => renewHere(options))) : renewal;
  }

  function switchFacility(wanted: string): Promise<FacilitySwitch> {
    const begun = generation;
    const earlier: Promise<unknown> = renewal ?? Promise.resolve();
    const switching = earlier.then(() => (begun === generation ? renewOnce({}, wanted) : 'refused'));
    void hold(switching.then((result) => (result === 'facility-refused' ? renewHere() : result)));
    return switching;
  }

  /** What is under way counts no more: neither may it sign in, nor may a later renewal wait for it. */
  function beginAnew(): void {
    generation += 1;
    renewal = undefined;
  }

  function forget(reason: LogoutReason): void {
    beginAnew();
    facilityId = undefined;
    owner = undefined;
    ports.flag.clear();
    become({ phase: 'signed-out', reason });
  }

  async function signOut(reason: LogoutReason): Promise<void> {
    const state = store.getState();
    const idToken = state.phase === 'signed-in' ? state.holder.idToken : undefined;
    forget(reason);
    await ports.provider.signOut(idToken);
  }

  function endedElsewhere(how: 'signed-out' | 'expired'): void {
    beginAnew();
    // That tab comes back from the provider's logout to a renewal that is refused: it was a logout all the same.
    if (store.getState().phase === 'ended-elsewhere') return;
    become(how === 'expired' ? { phase: 'signed-out', reason: undefined } : { phase: 'ended-elsewhere' });
  }

  async function completeSignIn(url: string): Promise<CallbackResult> {
    const back = await ports.provider.completeSignIn(url);
    if (back.result === 'failed') return failCallback(back.description, back.beside);
    if (back.result === 'refused') {
      refuse();
      return back;
    }
    try {
      owner = undefined;
      await enter(back.session, generation);
      if (store.getState().phase === 'signed-in') ports.flag.unlock();
      return back;
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      return failCallback(description, back.beside, whyStaysOut(error));
    }
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
    become({ ...state, holder: { ...state.holder, expiresAt: 0 } });
    void renew();
  }

  return {
    store,
    renew,
    signIn: (returnPath, options) =>
      ports.provider.signIn(returnPath, ports.flag.isLocked() ? { ...options, fresh: true } : options),
    completeSignIn,
    switchFacility,
    signOut,
    endedElsewhere,
    accessToken,
    invalidate,
  };
}
