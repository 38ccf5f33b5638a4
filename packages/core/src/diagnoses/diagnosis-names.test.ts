import { expect, it } from 'vitest';
import { loadDiagnosisNames } from './diagnosis-names.ts';

const names = await loadDiagnosisNames();

it.each([
  ['Asthma', ['J45']],
  ['दमा', ['J45']],
  ['MIRGI', ['G40']],
  ['lakwa', ['I64']],
  ['piliya', ['B15.9', 'R17']],
  ['an illness of no table', []],
])('%s has the codes %j', (name, codes) => expect(names.codesOf(name)).toEqual(codes));

it.each([
  ['bronchial', true],
  ['Anaemia', true],
  ['anemia', true],
  ['xyzabc', false],
])('%s is a word of a name: %s', (word, expected) => expect(names.hasWord(word)).toBe(expected));
