import { createRateLimit } from '../../platform/http/rate-limit.ts';

/** Who tries to sign in: a network, and the device where it is known. */
interface Caller {
  readonly network: string;
  readonly deviceId?: string | undefined;
}

/** Limits failed sign-ins. A known device has an allowance of its own, then that of its network. */
export interface SignInLimit {
  /** Takes one; throws `rate-limited` where neither the device nor the network has one left. */
  spend(caller: Caller): void;
  /** Puts one back after a sign-in. Remembers the network as one from which people sign in. */
  giveBack(caller: Caller): void;
  /** Whether somebody signed in from this network, or on this device, before. Networks are forgotten with the process. */
  isKnown(caller: Caller): boolean;
}

/** Failed sign-ins a minute from one network; each account has its own lock besides. */
const OF_NETWORK = 60;
/** As many may be looked at at once: a whole shift that comes to work behind one address. */
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
