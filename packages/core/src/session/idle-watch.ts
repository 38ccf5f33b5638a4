import { createStore, type StoreApi } from 'zustand/vanilla';

/** `asking`: nothing was heard for the whole time here, and the other tabs are asked before anything is locked. */
export type IdlePhase = 'in-use' | 'asking' | 'idle';

export interface IdleWatchPorts {
  /** Milliseconds without use until the screen counts as left alone; 0 for never. */
  readonly limitMs: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task after some milliseconds; answers how to call it off. */
  after(ms: number, task: () => void): () => void;
  /** Tells the other tabs when this one was used last. */
  notifyOthers(at: number): void;
  /** Asks the other tabs when they were used last; what they say comes in through `usedElsewhere`. */
  askOthers(): void;
}

/** Watches how long nobody has used the console, over all its tabs. It only says so; what is then done is the owner's. */
export interface IdleWatch {
  readonly store: StoreApi<IdlePhase>;
  /** Begins anew, as used this moment: after a sign-in and after an unlocking. */
  begin(): void;
  /** Pointer, key, touch, scroll or typing in this tab. It cannot wake what is idle. */
  used(): void;
  /** The same in another tab, at that time of the same machine. */
  usedElsewhere(at: number): void;
  /** When this or another tab was used last; undefined while nothing is watched. */
  lastUse(): number | undefined;
  /** Looks at the clock at once: a machine that slept ran no timers. */
  check(): void;
  /** Another tab found that nobody is there. */
  giveUp(): void;
  stop(): void;
}

/** Other tabs answer within milliseconds, one that the browser had frozen needs a moment to wake. */
const ANSWER_MS = 1_000;
/** Use is told to other tabs at most this often; a lock is late by no more than that. */
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

  /** Milliseconds still to go. A clock that was set back must not make the wait longer. */
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
      // The first key after a long sleep is not use: whoever presses it may be somebody else.
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
