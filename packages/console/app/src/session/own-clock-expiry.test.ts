import { describe, expect, it } from 'vitest';
import { ownClockExpiry } from './own-clock-expiry.ts';

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;
const NOW_MS = 1_700_000_000_500;

describe('ownClockExpiry', () => {
  it.each([
    [
      'a clock an hour ahead of the server',
      tokenOf({ iat: 1_699_996_400, exp: 1_699_997_300 }),
      1_700_000_900,
    ],
    ['a clock an hour behind', tokenOf({ iat: 1_700_003_600, exp: 1_700_004_500 }), 1_700_000_900],
    ['a token without times', tokenOf({ sub: 'x' }), 42],
    ['a token that is no JSON Web Token', 'opaque', 42],
    ['letters that base64url writes differently', tokenOf({ iat: 1, exp: 2, name: 'ÿþ?>' }), 1_700_000_001],
  ])('counts with %s', (_, token, expected) => {
    expect(ownClockExpiry(token, 42, NOW_MS)).toBe(expected);
  });
});
