import { expect, it } from 'vitest';
import { createSignInLimit } from './sign-in-limit.ts';

const NETWORK = '192.0.2.7';

/** Returns how many attempts pass at once. */
function passing(spend: () => void): number {
  for (let passed = 0; ; passed += 1) {
    try {
      spend();
    } catch {
      return passed;
    }
  }
}

it('leaves a known device its own allowance when strangers use up the network’s', () => {
  const limit = createSignInLimit(() => 0);
  expect(passing(() => limit.spend({ network: NETWORK }))).toBe(300);
  expect(passing(() => limit.spend({ network: NETWORK, deviceId: 'one' }))).toBe(30);
  expect(passing(() => limit.spend({ network: NETWORK, deviceId: 'two' }))).toBe(30);
});

it('charges the network once a known device has used its own', () => {
  const limit = createSignInLimit(() => 0);
  expect(passing(() => limit.spend({ network: NETWORK, deviceId: 'one' }))).toBe(330);
});

it('remembers networks of successful sign-ins, and every known device', () => {
  const limit = createSignInLimit(() => 0);
  expect(limit.isKnown({ network: NETWORK })).toBe(false);
  expect(limit.isKnown({ network: NETWORK, deviceId: 'one' })).toBe(true);
  limit.spend({ network: NETWORK });
  limit.giveBack({ network: NETWORK });
  expect(limit.isKnown({ network: NETWORK })).toBe(true);
});

it('forgets the network that was used the longest ago', () => {
  const limit = createSignInLimit(() => 0);
  for (let number = 0; number <= 5_000; number += 1) limit.giveBack({ network: `network ${number}` });
  expect(limit.isKnown({ network: 'network 0' })).toBe(false);
  expect(limit.isKnown({ network: 'network 1' })).toBe(true);
});
