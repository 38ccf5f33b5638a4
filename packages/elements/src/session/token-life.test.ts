import { describe, expect, it } from 'vitest';
import { lifeOf } from './token-life.ts';

const TRUE = Date.parse('2026-11-29T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const END = TRUE / 1000 + 900;

const jwt = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;
const OPAQUE = 'opaque';
const OWN = jwt({ iat: TRUE / 1000 - 60, exp: END });

const DEVICES = [
  ['400 days behind', -400 * DAY],
  ['40 days behind', -40 * DAY],
  ['an hour behind', -HOUR],
  ['right', 0],
  ['16 minutes ahead', 16 * MINUTE],
  ['an hour ahead', HOUR],
  ['25 hours ahead', 25 * HOUR],
] as const;

const clocks = (wrongBy: number, isKnown = false) => ({
  server: () => (isKnown ? TRUE : undefined),
  device: () => TRUE + wrongBy,
});

describe.each(DEVICES)('the lifetime of a token on a device %s', (_, wrongBy) => {
  it.each([
    ['expires_in of the token endpoint', { expires_in: 900 }],
    ['expiresIn', { expiresIn: 900 }],
    ['expires_in beside a time that says otherwise', { expires_in: 900, expiresAt: 12 }],
  ])('is counted from its receipt by %s', (_, end) => {
    expect(lifeOf({ token: OPAQUE, ...end }, clocks(wrongBy))).toBe(900_000);
  });

  it('is counted by the server’s clock once that is known', () => {
    expect(lifeOf({ token: OPAQUE, expiresAt: END }, clocks(wrongBy, true))).toBe(900_000);
    expect(lifeOf({ token: OPAQUE, expiresAt: END - 900 }, clocks(wrongBy, true))).toBeUndefined();
  });

  it('is usable before the server has answered', () => {
    for (const token of [OPAQUE, OWN]) {
      const life = lifeOf({ token, expiresAt: END }, clocks(wrongBy)) ?? 0;
      expect(life).toBeGreaterThan(0);
    }
    expect(lifeOf({ token: OWN, expiresAt: END }, clocks(wrongBy))).toBeLessThanOrEqual(16 * MINUTE);
  });

  it.each([
    ['nothing', {}],
    ['a time in milliseconds', { expiresAt: END * 1000 }],
    ['a text', { expiresAt: 'soon' as unknown as number }],
    ['seconds since the start', { expiresAt: 1_100 }],
    ['no seconds', { expires_in: 0 }],
    ['two days', { expires_in: 172_800 }],
  ])('is unknown from %s', (_, end) => {
    expect(lifeOf({ token: OPAQUE, ...end }, clocks(wrongBy))).toBeUndefined();
  });
});
