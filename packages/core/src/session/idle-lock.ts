import { createStore, type StoreApi } from 'zustand/vanilla';
import { createIdleWatch, type IdlePhase, type IdleWatchPorts } from './idle-watch.ts';
import type { LoggedInFlag } from './logged-in-flag.ts';
import type { Session } from './session.ts';
import type { TabChannel } from './tab-channel.ts';

export interface IdleLockState {
  /** Whether patient data is hidden. */
  readonly covered: boolean;
  /** Whether the user who signed in is the page's user. `failed`: the provider could not be asked. */
  readonly check: 'none' | 'checking' | 'failed';
}

export interface IdleLockPorts extends Pick<IdleWatchPorts, 'now' | 'after'> {
  /** Minutes of inactivity; 0 for never. */
  readonly minutes: number;
  readonly flag: LoggedInFlag;
  readonly tabs: TabChannel;
  readonly session: Pick<Session, 'renew'>;
}

/**
 * Covers the console after inactivity, in all tabs, until the same user signs in again. Nothing is ended: tokens,
 * requests and input continue behind the cover.
 */
export interface IdleLock {
  readonly store: StoreApi<IdleLockState>;
  /** Starts after sign-in. Returns a function that stops it. */
  begin(): () => void;
  /** Reports activity on the page. */
  used(): void;
  /** Checks the clock when the page becomes visible, because timers may have been suspended. */
  check(): void;
  lockedElsewhere(): void;
  /** Uncovers after a sign-in if the provider confirms that it is the page's user. */
  confirm(): Promise<void>;
}

const MINUTE_MS = 60_000;
const OPEN: IdleLockState = { covered: false, check: 'none' };

export function createIdleLock({ minutes, flag, tabs, session, now, after }: IdleLockPorts): IdleLock {
  const store = createStore<IdleLockState>(() => OPEN);
  const become = (state: IdleLockState) => store.setState(state, true);
  const watch = createIdleWatch({
    limitMs: minutes * MINUTE_MS,
    now,
    after,
    notifyOthers: (at) => tabs.post({ kind: 'used', at }),
    askOthers: () => tabs.post({ kind: 'when-used' }),
  });

  function follow(phase: IdlePhase): void {
    // "Signed out" has priority over "locked".
    if (phase === 'idle' && flag.isSet()) flag.lock();
    become(phase === 'in-use' ? OPEN : { covered: true, check: 'none' });
  }
  watch.store.subscribe(follow);

  function listen(): () => void {
    return tabs.listen((message) => {
      if (message.kind === 'used') watch.usedElsewhere(message.at);
      const at = watch.lastUse();
      if (message.kind === 'when-used' && at !== undefined) tabs.post({ kind: 'used', at });
    });
  }

  async function confirm(): Promise<void> {
    become({ covered: true, check: 'checking' });
    const result = await session.renew({ anew: true });
    if (result === 'renewed') watch.begin();
    become(result === 'renewed' ? OPEN : { covered: true, check: result === 'refused' ? 'none' : 'failed' });
  }

  return {
    store,
    begin() {
      watch.begin();
      if (flag.isLocked()) watch.giveUp();
      const stopListening = listen();
      return () => {
        stopListening();
        watch.stop();
      };
    },
    used: watch.used,
    check: watch.check,
    lockedElsewhere: watch.giveUp,
    confirm,
  };
}
