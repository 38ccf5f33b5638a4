import { isIPv6 } from 'node:net';

const GROUPS = 8;
/**
 * The first half of an IPv6 address names a network, in which each machine can take as many addresses as it likes.
 */
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : []);

/** Returns the groups of an IPv6 address, including those that `::` stands for. */
function written(address: string): string[] {
  const [before, after] = address.split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  if (after === undefined) return head;
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => '0'), ...tail];
}

/** Returns the network that a client's limits are counted for: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return address;
  // Four groups name the network, so an IPv4 address in the last two need not be parsed.
  const groups = written(bare).slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
