import { describe, expect, it } from 'vitest';
import { generateUhid, isOwnUhid, uhidOf } from './uhid.ts';

describe('UHID', () => {
  it.each([
    ['of one', 1, 'CL0000000018'],
    ['of zero', 0, 'CL0000000000'],
    ['of nine digits', 799_273_987, 'CL7992739875'],
  ])('%s', (_label, serial, uhid) => {
    expect(uhidOf(serial)).toBe(uhid);
  });

  it('notices every single wrong digit', () => {
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
  ])('%s is not ours', (_label, text) => {
    expect(isOwnUhid(text)).toBe(false);
  });

  it('makes valid ones, and refuses a serial with ten digits', () => {
    expect(isOwnUhid(generateUhid())).toBe(true);
    expect(() => uhidOf(1_000_000_000)).toThrow(RangeError);
  });
});
