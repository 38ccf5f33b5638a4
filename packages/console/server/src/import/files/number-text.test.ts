import { NumberText, parseKeepingNumbers } from '@careline/core/internal/fhir/values';
import { describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

const valueIn = (line: string): unknown => (parseKeepingNumbers(line) as { value: unknown }).value;

describe('numbers as their source wrote them', () => {
  it.each([
    ['a trailing zero', '75.0'],
    ['sixteen digits', '170.36891160653593'],
    ['more digits than a double holds', '0.1234567890123456789'],
    ['an exponent', '1.50e+3'],
    ['a negative number', '-0.40'],
    ['a large whole number', '12345678901234567890'],
  ])('%s', (_label, digits) => {
    const value = valueIn(`{"value": ${digits} , "unit":"kg"}`);
    expect(value).toBeInstanceOf(NumberText);
    expect((value as NumberText).text).toBe(digits);
    expect((value as NumberText).value).toBe(Number(digits));
  });

  it('leaves digits inside texts and names alone', () => {
    const line = '{"value":"12.50 and \\"3.0\\" -4", "a1":["Faviola526",7]}';
    expect(valueIn(line)).toBe('12.50 and "3.0" -4');
    expect(JSON.stringify(parseKeepingNumbers(line))).toBe(
      '{"value":"12.50 and \\"3.0\\" -4","a1":["Faviola526",7]}',
    );
  });

  it('has no number for a value that is too large', () => {
    expect((valueIn('{"value":1e999}') as NumberText).value).toBeUndefined();
  });

  it.each([
    ['half a line', '{"value":1'],
    ['a number JSON does not know', '{"value":01}'],
    ['a NUL character', '{"value":"a\\u0000b"}'],
    ['half a surrogate pair', '{"value":"\\ud83d"}'],
    ['nothing', ''],
  ])('refuses %s', (_label, line) => {
    expect(() => parseKeepingNumbers(line)).toThrow(SyntaxError);
  });

  it('keeps a surrogate pair that is written as escapes whole', () => {
    expect(valueIn('{"value":"\\ud83d\\ude00"}')).toBe('😀');
  });
});

describe('the hash of a row', () => {
  const hash = (line: string) => contentHash(parseKeepingNumbers(line));

  it('does not depend on the order of keys or on spaces', () => {
    expect(hash('{"a":1,"b":{"c":[1,2],"d":null}}')).toBe(hash('{ "b": {"d":null, "c":[1,2]}, "a": 1 }'));
  });

  it.each([
    ['a digit more', '{"a":1.0}', '{"a":1}'],
    ['a text in place of a number', '{"a":"1"}', '{"a":1}'],
    ['another order in a list', '{"a":[1,2]}', '{"a":[2,1]}'],
    ['a key more', '{"a":1}', '{"a":1,"unit":"{score}"}'],
  ])('differs for %s', (_label, one, other) => {
    expect(hash(one)).not.toBe(hash(other));
  });
});
