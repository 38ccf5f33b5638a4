import { createStore, type StoreApi } from 'zustand/vanilla';

/** `asking`: this tab was inactive for the whole time, and asks the others before it locks. */
export type IdlePhase = 'in-use' | 'asking' | 'idle';

export interface IdleWatchPorts {
  /** Milliseconds of inactivity until lock; 0 for never. */
  readonly limitMs: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task after some milliseconds. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Sends the other tabs the time of this tab's last use. */
  notifyOthers(at: number): void;
  /** Asks the other tabs when they were last used. Responses arrive through `usedElsewhere`. */
  askOthers(): void;
}

/** Measures inactivity across all tabs. The owner decides what to do about it. */
export interface IdleWatch {
  readonly store: StoreApi<IdlePhase>;
  /** Restarts, as used just now: after sign-in and after unlocking. */
  begin(): void;
  /** Reports pointer, key, touch, scroll or typing in this tab. Does not end the idle phase. */
  used(): void;
  /** Reports activity in another tab, at a time of the same machine. */
  usedElsewhere(at: number): void;
  /** Returns when this or another tab was last used; undefined if not started. */
  lastUse(): number | undefined;
  /** Checks the clock at once: timers don't run while the machine sleeps. */
  check(): void;
  /** Another tab has become idle. */
  giveUp(): void;
  stop(): void;
}

/** Other tabs respond within milliseconds; a frozen one needs a moment to wake. */
const ANSWER_MS = 1_000;
/** Minimum interval of messages about activity. Locking is late by at most this. */
const NOTIFY_EVERY_MS = 5_000;

export function createIdleWatch(ports: IdleWatchPorts): IdleWatch {
  const store = createStore<IdlePhase>(() => 'in-use');
  let last: number | undefined;
  let notifiedAt = Number.NEGATIVE_INFINITY;
  let callOff = () => {};

  function enter(phase: IdlePhase, ms: number | undefined, then: () => void): void {
    callOff();
    callOff = ms === undefined ? () => {} : ports.after(ms, then);
    store.setState(phase, true);
  }

  /** Returns the remaining milliseconds. A clock that was set back must not extend them. */
  function rest(): number {
    const now = ports.now();
    last = Math.min(last ?? now, now);
    return last + ports.limitMs - now;
  }

  const watchOn = () => enter('in-use', Math.max(rest(), 0), check);

  function check(): void {
    if (last === undefined || store.getState() !== 'in-use') return;
    if (rest() > 0) {
      watchOn();
      return;
    }
    enter('asking', ANSWER_MS, () => (rest() > 0 ? watchOn() : giveUp()));
    ports.askOthers();
  }

  function giveUp(): void {
    enter('idle', undefined, check);
  }

  function note(): void {
    last = ports.now();
    if (last - notifiedAt >= 0 && last - notifiedAt < NOTIFY_EVERY_MS) return;
    notifiedAt = last;
    ports.notifyOthers(last);
  }

  return {
    store,
    begin() {
      if (ports.limitMs <= 0) return enter('in-use', undefined, check);
      note();
      watchOn();
    },
    used() {
      if (last === undefined || store.getState() !== 'in-use') return;
      // The first key after a long sleep does not count: it may be someone else's.
      if (rest() > 0) note();
      else check();
    },
    usedElsewhere(at) {
      if (last === undefined || !Number.isFinite(at)) return;
      last = Math.max(last, Math.min(at, ports.now()));
      if (store.getState() === 'asking' && rest() > 0) watchOn();
    },
    lastUse: () => last,
    check,
    giveUp,
    stop() {
      last = undefined;
      enter('in-use', undefined, check);
    },
  };
}
