import { describe, expect, it } from 'vitest';
import { isOwnUhid } from '#patients';
import { uhidOf, uhidProblem } from './uhid.ts';

describe('a UHID', () => {
  it.each([
    ['of one', 1, 'CL0000000018'],
    ['of zero', 0, 'CL0000000000'],
    ['of nine digits', 799_273_987, 'CL7992739875'],
  ])('%s', (_, serial, uhid) => {
    expect(uhidOf(serial)).toBe(uhid);
  });

  it('detects every single wrong digit', () => {
    const uhid = uhidOf(123_456_789);
    for (let place = 2; place < uhid.length; place += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const changed = uhid.slice(0, place) + digit + uhid.slice(place + 1);
        expect(isOwnUhid(changed)).toBe(changed === uhid);
      }
    }
  });

  it.each([
    ['a number of another system', 'APH.1234567'],
    ['too short', 'CL12345'],
    ['small letters', 'cl0000000018'],
  ])('%s is not ours', (_, text) => {
    expect(isOwnUhid(text)).toBe(false);
  });

  it('has nine digits at most', () => {
    expect(() => uhidOf(1_000_000_000)).toThrow(RangeError);
  });

  it.each([
    ['one of ours', 'CL1234567897', undefined],
    ['in small letters with marks', 'cl-123 456 7897', undefined],
    ['with a wrong digit', 'CL1234567892', 'check-digit'],
    ['with two digits swapped', 'CL1234576897', 'check-digit'],
    ['of another system', 'AH/2024/00017', undefined],
    ['of another system, like ours but longer', 'CL12345678901', undefined],
    ['too short to be found again', 'A1', 'too-short'],
    ['no letter and no digit', '-----', 'too-short'],
  ])('that was typed: %s', (_, text, expected) => {
    expect(uhidProblem(text)).toBe(expected);
  });
});
