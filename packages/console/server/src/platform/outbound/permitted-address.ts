import { BlockList, isIP, isIPv6 } from 'node:net';

/** Where a webhook may go: public addresses only, this machine too, or private networks too. */
export const WEBHOOK_REACHES = ['public', 'loopback', 'private'] as const;
export type WebhookReach = (typeof WEBHOOK_REACHES)[number];

type Range = readonly [address: string, prefix: number];

const listOf = (ranges: readonly Range[]): BlockList => {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4');
  return list;
};

const LOOPBACK = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
]);

/** RFC 1918, 4193 and 6598. */
const PRIVATE = listOf([
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['fc00::', 7],
]);

/**
 * Addresses that never belong to a server, by the registries of special addresses (RFC 6890), and metadata addresses of
 * clouds, which hand out credentials. Includes IPv6 ranges that embed IPv4 addresses.
 */
const NEVER = listOf([
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['::', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fd00:ec2::254', 128],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]);

/** Returns whether a webhook may be sent to an IP address. An IPv4 address in IPv6 notation is treated as IPv4. */
export function isPermittedAddress(address: string, reach: WebhookReach): boolean {
  const [bare = ''] = address.split('%');
  const family = isIP(bare);
  if (family === 0) return false;
  const isIn = (list: BlockList) => list.check(bare, family === 6 ? 'ipv6' : 'ipv4');
  if (isIn(NEVER)) return false;
  if (isIn(LOOPBACK)) return reach !== 'public';
  return reach === 'private' || !isIn(PRIVATE);
}

/** Returns the IP address in a URL, or undefined if it has a host name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : undefined;
}
