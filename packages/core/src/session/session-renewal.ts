import type { StoreApi } from 'zustand/vanilla';
import type { RenewOptions } from './identity-provider.ts';
import type { SessionEntry } from './session-entry.ts';
import type { SessionPorts } from './session-ports.ts';
import { type FacilitySwitch, freshToken, type RenewalResult, type SessionState } from './session-state.ts';

export interface SessionRenewal extends RenewOptions {
  /** Ignores a pending renewal, because the user at the provider may have changed. */
  readonly anew?: boolean;
}

/** Silent renewals, one at a time. */
export interface SessionRenewals {
  renew(options?: SessionRenewal): Promise<RenewalResult>;
  switchFacility(facilityId: string): Promise<FacilitySwitch>;
  /** Later renewals no longer wait for the pending one. */
  forget(): void;
}

export function createSessionRenewals(
  ports: SessionPorts,
  store: StoreApi<SessionState>,
  entry: SessionEntry,
): SessionRenewals {
  let underWay: Promise<RenewalResult> | undefined;
  const isFresh = (): boolean => freshToken(store.getState(), ports.now()) !== undefined;

  /** Whether the page was loaded locked. It then needs a sign-in, because a renewal would admit anyone. */
  function loadedLocked(): boolean {
    return store.getState().phase === 'starting' && ports.flag.isLocked();
  }

  /**
   * A page may leave for a renewal only before it shows anything or when its token has expired, and never for
   * signed-out users.
   */
  function renewAtProvider({ leaveFrom }: RenewOptions) {
    const { phase } = store.getState();
    const isOver = phase === 'signed-in' && !isFresh();
    const mayLeave = (phase === 'starting' || isOver) && ports.flag.isSet();
    // Automatic requests, such as refreshing lists, notice the expired token before the next page does.
    const from = leaveFrom ?? (isOver ? ports.leaveFrom?.() : undefined);
    return ports.provider.renew(mayLeave && from !== undefined ? { leaveFrom: from } : {});
  }

  async function renewOnce(options: RenewOptions, wanted?: string): Promise<FacilitySwitch> {
    const begun = entry.generation();
    if (loadedLocked()) {
      store.setState({ phase: 'signed-out', reason: undefined }, true);
      return 'refused';
    }
    const renewed = await ports.exclusively(() => renewAtProvider(options));
    if (begun !== entry.generation()) return 'refused';
    if (renewed.result === 'renewed') return entry.renewed(renewed.session, begun, wanted);
    if (renewed.result === 'refused') return entry.refuse();
    // Frames give nothing here, so the session lasts as long as its token.
    if (renewed.result === 'unheard') return isFresh() ? 'unreachable' : entry.refuse();
    return renewed.result === 'left' ? 'unreachable' : entry.lock();
  }

  /** Renews at the current facility. After a refused switch, requests may still wait for a token. */
  const renewHere = async (options: RenewOptions = {}): Promise<RenewalResult> => {
    const result = await renewOnce(options);
    return result === 'facility-refused' ? 'unreachable' : result;
  };

  function hold(run: Promise<RenewalResult>): Promise<RenewalResult> {
    const mine = run.finally(() => {
      if (underWay === mine) underWay = undefined;
    });
    underWay = mine;
    return mine;
  }

  return {
    renew({ anew = false, ...options } = {}) {
      if (!underWay) return hold(renewHere(options));
      return anew ? hold(underWay.then(() => renewHere(options))) : underWay;
    },
    switchFacility(wanted) {
      const begun = entry.generation();
      const earlier: Promise<unknown> = underWay ?? Promise.resolve();
      const switching = earlier.then(() =>
        begun === entry.generation() ? renewOnce({}, wanted) : 'refused',
      );
      void hold(switching.then((result) => (result === 'facility-refused' ? renewHere() : result)));
      return switching;
    },
    forget() {
      underWay = undefined;
    },
  };
}
