import { expect, it } from 'vitest';
import { smsParts } from './index.ts';

it.each<[string, string, number]>([
  ['nothing', '', 1],
  ['160 Latin letters', 'a'.repeat(160), 1],
  ['161 Latin letters', 'a'.repeat(161), 2],
  ['306 Latin letters', 'a'.repeat(306), 2],
  ['307 Latin letters', 'a'.repeat(307), 3],
  ['80 euro signs, of two places each', '€'.repeat(80), 1],
  ['81 euro signs', '€'.repeat(81), 2],
  ['70 Devanagari letters', 'क'.repeat(70), 1],
  ['71 Devanagari letters', 'क'.repeat(71), 2],
  ['one letter of another alphabet among Latin ones', `${'a'.repeat(70)}क`, 2],
  ['35 characters of two units each', '🩺'.repeat(35), 1],
  ['36 characters of two units each', '🩺'.repeat(36), 2],
])('%s', (_, text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
