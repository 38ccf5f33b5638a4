/** The device's clock and the time since the page opened, both in milliseconds. */
export interface DeviceClocks {
  /** The device's time in milliseconds since 1970. */
  date(): number;
  /** Unaffected by changes of the device's clock. Some devices pause it during sleep. */
  elapsed(): number;
}

/** Clock state for the next page that opens offline. */
export interface RememberedClock {
  /** Server time minus device time, in milliseconds. */
  readonly offset: number;
  /** Last known server time, in milliseconds since 1970. */
  readonly at: number;
}

export interface ServerClock {
  /** Returns the server's time in milliseconds since 1970; the device's time until a server has responded. */
  now(): number;
  /** Returns the device's `elapsed`, for a later call of `hear`. */
  elapsed(): number;
  /**
   * Updates the clock from a response's `Date` header. `sentAt` is `elapsed` at the time of the request. Invalid dates
   * are ignored.
   */
  hear(date: string | null, sentAt: number): void;
  /** Returns how far the device's clock is ahead in milliseconds, negative if behind; 0 within two minutes. */
  deviceFault(): number;
  /** Whether the device's clock was changed or the device slept since the last response. Ask the server again. */
  isDoubtful(): boolean;
  /** Restores the state of an earlier page. */
  recall(remembered: RememberedClock): void;
  /** Returns the state for a later page; undefined if nothing is known. */
  remember(): RememberedClock | undefined;
  /** Notifies listeners if `now` noticed a change of the device's clock. */
  check(): void;
  /** Subscribes to time changes, from responses and from `check`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Larger clock errors are reported to the user. */
export const CLOCK_FAULT_MS = 120_000;
/** Smaller differences are noise: `Date` has whole seconds, and responses take time. */
const SAME_MS = 2_000;
/** Responses within this time are combined. Clocks drift less than a second in it. */
const TOGETHER_MS = 600_000;
/** A slower response may have been delayed by sleep, so its time is unreliable. */
const SLOW_MS = 30_000;
const SECOND_MS = 1_000;

/** Lower and upper bound of server time minus `elapsed`. */
interface Bounds {
  readonly low: number;
  readonly high: number;
  /** `elapsed` of the first response. */
  readonly since: number;
}

/** The device's clock, `elapsed` and server time at one moment. */
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

/** Creates a clock that follows the server and tolerates a wrong or changed device clock. */
export function createServerClock(device: DeviceClocks): ServerClock {
  const listeners = new Set<() => void>();
  let bounds: Bounds | undefined;
  let known: Moment | undefined;
  let recalled: RememberedClock | undefined;

  /**
   * Estimates the time from an earlier page's state. Time only moves forward, so a device clock that went back was
   * changed.
   */
  const nowByMemory = (date: number): number =>
    recalled ? Math.max(date + recalled.offset, recalled.at) : date;

  function now(): number {
    const date = device.date();
    if (!known) return nowByMemory(date);
    const byElapsed = known.server + device.elapsed() - known.elapsed;
    const byDate = date + known.server - known.date;
    // Behind: the clock was set back. Ahead: the device slept or its clock was changed, and only the server knows
    // which.
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
