import { expect, it } from 'vitest';
import { scanJson } from './scan-json.ts';

it.each([
  ['an object', '{"a":1,"b":{"a":2}}'],
  ['the same key in two objects', '[{"a":1},{"a":2}]'],
  ['the same text as key and value', '{"a":"a","b":"a"}'],
  ['strings in a list', '["a","a"]'],
  ['quotes and backslashes', String.raw`{"a\"":"\\","b":"{\"a\":1,\"a\":2}"}`],
  ['a whole surrogate pair', String.raw`{"a":"\ud83d\ude00"}`],
  ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`],
])('lets %s pass', (_, text) => {
  expect(scanJson(text)).toBeUndefined();
});

it.each([
  ['a key twice', '{"a":1,"a":2}', 'twice'],
  ['a key twice, with spaces', '{"a" : 1 , "a"\n: 2}', 'twice'],
  ['a key twice, one escaped', String.raw`{"a":1,"\u0061":2}`, 'twice'],
  ['a key twice further in', '{"x":[{"a":1,"b":[],"a":2}]}', 'twice'],
  ['NUL', String.raw`{"a":"\u0000"}`, 'NUL'],
  ['NUL in a key', String.raw`{"\u0000":1}`, 'NUL'],
  ['half a surrogate pair', String.raw`{"a":"\ud83d"}`, 'surrogate'],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 'nested'],
])('finds %s', (_, text, words) => {
  expect(scanJson(text)).toContain(words);
});

it('handles a million levels and a text of a million letters', () => {
  expect(scanJson(`${'['.repeat(1e6)}${']'.repeat(1e6)}`)).toContain('nested');
  expect(scanJson(`"${'\\n'.repeat(5e5)}"`)).toBeUndefined();
});
