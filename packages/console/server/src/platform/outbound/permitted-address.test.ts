import { describe, expect, it } from 'vitest';
import { isPermittedAddress, literalAddress, WEBHOOK_REACHES } from './permitted-address.ts';

describe('webhooks may go to', () => {
  it.each([
    ['a public address', '93.184.215.14', ['public', 'loopback', 'private']],
    ['a public address of IPv6', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', ['public', 'loopback', 'private']],
    ['this machine', '127.0.0.1', ['loopback', 'private']],
    ['another name of this machine', '127.8.8.8', ['loopback', 'private']],
    ['this machine by IPv6', '::1', ['loopback', 'private']],
    ['this machine as an address of IPv6', '::ffff:127.0.0.1', ['loopback', 'private']],
    ['this machine as a URL writes it', '::ffff:7f00:1', ['loopback', 'private']],
    ['a private network as a URL writes it', '::ffff:a01:203', ['private']],
    ['the metadata of a cloud as a URL writes it', '::ffff:a9fe:a9fe', []],
    ['a private network', '10.1.2.3', ['private']],
    ['the last address of a private network', '172.31.255.255', ['private']],
    ['the first address after it', '172.32.0.0', ['public', 'loopback', 'private']],
    ['a home network', '192.168.0.10', ['private']],
    ['the network of a provider', '100.64.0.1', ['private']],
    ['a unique local address', 'fd12::1', ['private']],
    ['a private network as an address of IPv6', '::ffff:10.1.2.3', ['private']],
    ['the metadata of a cloud', '169.254.169.254', []],
    ['the metadata of a cloud by IPv6', 'fd00:ec2::254', []],
    ['a link-local address', 'fe80::1%eth0', []],
    ['any address of this machine', '0.0.0.0', []],
    ['no address', '::', []],
    ['a translated private address', '64:ff9b::a01:203', []],
    ['a tunnelled private address', '2002:a01:203::1', []],
    ['many machines', '224.0.0.1', []],
    ['everybody', '255.255.255.255', []],
    ['no IP address at all', 'intranet', []],
  ])('%s: %s', (_, address, expected) => {
    expect(WEBHOOK_REACHES.filter((reach) => isPermittedAddress(address, reach))).toEqual(expected);
  });
});

it.each([
  ['https://[::1]:8443/hook', '::1'],
  ['https://2130706433/hook', '127.0.0.1'],
  ['https://0x7f.1/hook', '127.0.0.1'],
  ['https://hooks.example/hook', undefined],
])('%s is the address %s', (url, address) => {
  expect(literalAddress(new URL(url))).toBe(address);
});
