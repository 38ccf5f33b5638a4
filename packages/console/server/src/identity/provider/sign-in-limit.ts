import { createRateLimit } from '../../platform/http/rate-limit.ts';

/** The origin of a sign-in attempt: a network, and the device if known. */
interface Caller {
  readonly network: string;
  readonly deviceId?: string | undefined;
}

/** Limits failed sign-ins. A known device has its own allowance, then its network's. */
export interface SignInLimit {
  /** Takes one attempt. Throws `rate-limited` if neither the device nor the network has one left. */
  spend(caller: Caller): void;
  /** Returns an attempt after a sign-in, and remembers the network as known. */
  giveBack(caller: Caller): void;
  /** Returns whether someone signed in from this network or device before. Networks are forgotten on restart. */
  isKnown(caller: Caller): boolean;
}

/** Failed sign-ins per minute and network, in addition to each account's lock. */
const OF_NETWORK = 60;
/** Attempts allowed at once: a whole shift may start work behind one address. */
const OF_NETWORK_AT_ONCE = 300;
const OF_DEVICE = 6;
const OF_DEVICE_AT_ONCE = 30;
const MAX_NETWORKS = 5_000;

export function createSignInLimit(now: () => number): SignInLimit {
  const networks = createRateLimit(OF_NETWORK, now, OF_NETWORK_AT_ONCE);
  const devices = createRateLimit(OF_DEVICE, now, OF_DEVICE_AT_ONCE);
  const known = new Set<string>();

  function remember(network: string): void {
    known.delete(network);
    known.add(network);
    const [oldest] = known;
    if (known.size > MAX_NETWORKS && oldest !== undefined) known.delete(oldest);
  }

  return {
    spend({ network, deviceId }) {
      if (deviceId === undefined) return networks.spend(network);
      try {
        devices.spend(deviceId);
      } catch {
        networks.spend(network);
      }
    },
    giveBack({ network, deviceId }) {
      if (deviceId === undefined) networks.giveBack(network);
      else devices.giveBack(deviceId);
      remember(network);
    },
    isKnown: ({ network, deviceId }) => deviceId !== undefined || known.has(network),
  };
}
