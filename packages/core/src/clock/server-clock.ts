/** A device's clock and the time since its page was opened, both in milliseconds. */
export interface DeviceClocks {
  /** Milliseconds since 1970, as the device has them. */
  date(): number;
  /** Counts on when somebody sets the device's clock; some devices stop it while they sleep. */
  elapsed(): number;
}

/** What is remembered of the clock for the next page that opens without a network. */
export interface RememberedClock {
  /** Milliseconds from the device's clock to the server's. */
  readonly offset: number;
  /** The server's time when it was last known, in milliseconds since 1970. */
  readonly at: number;
}

export interface ServerClock {
  /** The server's time in milliseconds since 1970; the device's as long as no server answered. */
  now(): number;
  /** `elapsed` of the device, to be handed to `hear` with the answer. */
  elapsed(): number;
  /** Takes the time from an answer: its `Date` and when the request was sent (`elapsed`). Ignores what is no date. */
  hear(date: string | null, sentAt: number): void;
  /** Milliseconds that the device's clock is ahead of the server's, negative where it is behind; 0 up to two minutes. */
  deviceFault(): number;
  /** True when the device's clock was set, or the device slept, since the last answer: ask the server again. */
  isDoubtful(): boolean;
  /** Starts with what an earlier page remembered. */
  recall(remembered: RememberedClock): void;
  /** What a later page may start with; undefined while nothing is known. */
  remember(): RememberedClock | undefined;
  /** Calls the listeners after a change of the device's clock that `now` noticed. */
  check(): void;
  /** Called after an answer changed the time, and by `check`. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** A device that is wrong by more is named in words. */
export const CLOCK_FAULT_MS = 120_000;
/** `Date` is a whole second and an answer takes its time: a smaller difference is none. */
const SAME_MS = 2_000;
/** Answers within this time narrow the server's time down together; quartz drifts less than a second in it. */
const TOGETHER_MS = 600_000;
/** An answer that took longer was asked for before the device slept, and says little about the time. */
const SLOW_MS = 30_000;
const SECOND_MS = 1_000;

/** The time from `elapsed` to the server's clock lies between these. */
interface Bounds {
  readonly low: number;
  readonly high: number;
  /** `elapsed` of the first answer. */
  readonly since: number;
}

/** The device's clock, `elapsed` and the server's clock at one moment. */
interface Moment {
  readonly date: number;
  readonly elapsed: number;
  readonly server: number;
}

function narrowed(before: Bounds | undefined, next: Bounds): Bounds {
  if (!before) return next;
  const low = Math.max(before.low, next.low);
  const high = Math.min(before.high, next.high);
  const isOld = next.since - before.since > TOGETHER_MS && next.high - next.low <= SLOW_MS;
  return low > high || isOld ? next : { low, high, since: before.since };
}

/** A clock that follows the server's answers and survives that the device's clock is wrong or is set. */
export function createServerClock(device: DeviceClocks): ServerClock {
  const listeners = new Set<() => void>();
  let bounds: Bounds | undefined;
  let known: Moment | undefined;
  let recalled: RememberedClock | undefined;

  /** A page of before: time has not gone back since, so a device's clock that did was set. */
  const nowByMemory = (date: number): number =>
    recalled ? Math.max(date + recalled.offset, recalled.at) : date;

  function now(): number {
    const date = device.date();
    if (!known) return nowByMemory(date);
    const byElapsed = known.server + device.elapsed() - known.elapsed;
    const byDate = date + known.server - known.date;
    // Behind: the clock was set back. Ahead: the device slept, or its clock was set, and only the server knows which.
    return byDate < byElapsed - SAME_MS ? byElapsed : byDate;
  }

  function isDoubtful(): boolean {
    if (!known) return recalled !== undefined;
    const driftMs = device.date() - known.date - (device.elapsed() - known.elapsed);
    return Math.abs(driftMs) > SAME_MS;
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    now,
    elapsed: device.elapsed,
    hear(text, sentAt) {
      const dateMs = Date.parse(text ?? '');
      if (Number.isNaN(dateMs)) return;
      const [date, elapsed] = [device.date(), device.elapsed()];
      bounds = narrowed(bounds, { low: dateMs - elapsed, high: dateMs + SECOND_MS - sentAt, since: elapsed });
      const server = (bounds.low + bounds.high) / 2 + elapsed;
      known = { date, elapsed, server: Math.abs(server - date) <= SAME_MS ? date : Math.round(server) };
      notify();
    },
    deviceFault() {
      const fault = device.date() - now();
      return Math.abs(fault) > CLOCK_FAULT_MS ? fault : 0;
    },
    isDoubtful,
    recall(remembered) {
      recalled = remembered;
      notify();
    },
    remember: () => known && { offset: now() - device.date(), at: now() },
    check() {
      if (isDoubtful()) notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Unix seconds by the clock that dates what a request stores. A server whose clock differs counts every "now" of the body
 * from its own: begun or measured so many seconds before the request was sent.
 */
export const CLOCK_HEADER = 'Careline-Clock';
