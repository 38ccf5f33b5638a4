import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Of an address of IPv6 the first half names a network; every machine in it takes as many of the rest as it likes. */
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : []);

/** The groups of an address of IPv6, those that `::` stands for included. */
function written(address: string): string[] {
  const [before, after] = address.split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  if (after === undefined) return head;
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => '0'), ...tail];
}

/** The network a client's limits are counted for: an address of IPv4, or the /64 of one of IPv6. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return address;
  // Four groups name the network, so that an address of IPv4 in the last two need not be read.
  const groups = written(bare).slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
