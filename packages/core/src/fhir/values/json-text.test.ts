import { describe, expect, it } from 'vitest';
import { jsonText, parseKeepingNumbers } from './number-text.ts';

describe('JSON with the digits of its source', () => {
  it.each([
    ['trailing zeros', '{"value":75.0}'],
    ['sixteen digits', '[170.36891160653593,-0.0,1E+2]'],
    ['digits in a string', '{"a":"12.0","b":"\\"7.0\\""}'],
    ['order of keys', '{"b":1,"a":null,"c":[true,false,{}]}'],
    ['characters of other scripts', '{"name":"Núñez नीता"}'],
  ])('%s', (_label, text) => {
    expect(jsonText(parseKeepingNumbers(text))).toBe(text);
  });

  it('leaves out missing values', () => {
    expect(jsonText({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  });
});
