// spec: 231, 244

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  calendarDateSchema,
  nonEmptyTextSchema,
  textSchema,
  tokenSchema,
  unixSecondsSchema,
  uuidSchema,
} from './common-schemas.ts';
import { SERVICE_NAMES, serviceBasesUnder } from './services.ts';

describe('ids', () => {
  it('are lower case', () => {
    expect(v.parse(uuidSchema, '0190ABCD-0002-7000-8000-00000000000F')).toBe(
      '0190abcd-0002-7000-8000-00000000000f',
    );
  });

  it.each(['', 'abc', '0190abcd00027000800000000000000f', `' OR 1=1`, 7, null])('refuse %j', (value) => {
    expect(v.is(uuidSchema, value)).toBe(false);
  });
});

describe('texts', () => {
  it('are trimmed', () => {
    expect(v.parse(textSchema(5), '  five5 ')).toBe('five5');
  });

  it.each([
    ['too long', 'sixsix'],
    ['a NUL', 'a\u0000'],
    ['half a surrogate pair', '\ud83d'],
    ['no text', 5],
  ])('refuse %s', (_, value) => {
    expect(v.is(textSchema(5), value)).toBe(false);
  });

  it.each([
    ['an override of the direction', 'Ravi \u202Eramuk\u202C', 'Ravi ramuk'],
    ['isolates', '\u2066Asha\u2069', 'Asha'],
    ['a blank without width', 'As\u200Bha', 'Asha'],
    ['a byte order mark and a soft hyphen', '\uFEFFAs\u00ADha', 'Asha'],
    ['control characters', 'As\u001B\u0085ha', 'Asha'],
  ])('remove %s, which is invisible', (_, typed, stored) => {
    expect(v.parse(textSchema(40), typed)).toBe(stored);
  });

  it.each([
    ['joiners of Indian scripts', 'क्\u200Dष क्\u200Cष'],
    ['direction marks of Urdu', 'آشا\u200F (1)'],
    ['lines and tabs', 'one\ntwo\tthree'],
  ])('keep %s', (_, text) => {
    expect(v.parse(textSchema(40), text)).toBe(text);
  });

  it('may be required to be non-empty', () => {
    expect(v.is(nonEmptyTextSchema(5), '\u202E')).toBe(false);
    expect(v.is(nonEmptyTextSchema(5), '   ')).toBe(false);
    expect(v.is(textSchema(5), '   ')).toBe(true);
  });
});

describe('tokens', () => {
  it.each([
    ['a JWT', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjb2FjaCJ9.c2lnbmF0dXJl-_', true],
    ['nothing', '', false],
    ['a blank', 'two words', false],
    ['a line break', 'token\r\nX-Other: 1', false],
    ['another script', 'टोकन', false],
    ['too much', 'x'.repeat(16_385), false],
    ['no text', 7, false],
  ])('%s', (_, value, accepted) => {
    expect(v.is(tokenSchema, value)).toBe(accepted);
  });
});

describe('times', () => {
  it.each([
    [0, true],
    [-86_400, true],
    [253_402_300_799, true],
    [253_402_300_800, false],
    [-62_135_596_801, false],
    [1.5, false],
    ['0', false],
    [Number.NaN, false],
  ])('%j unix seconds: %s', (value, accepted) => {
    expect(v.is(unixSecondsSchema, value)).toBe(accepted);
  });

  it.each([
    ['2024-01-31', true],
    ['2024-13-01', false],
    ['31-01-2024', false],
  ])('the day %s: %s', (value, accepted) => {
    expect(v.is(calendarDateSchema, value)).toBe(accepted);
  });
});

describe('service bases', () => {
  it.each(['/api', '/api/', 'https://careline.example/api//'])('below %s', (address) => {
    const bases = serviceBasesUnder(address);
    expect(Object.keys(bases)).toEqual([...SERVICE_NAMES]);
    expect(bases.data).toBe(`${address.replace(/\/+$/, '')}/data`);
  });
});
