import { expect, it } from 'vitest';
import { isSameDiagnosis } from './set-diagnosis.ts';

it.each([
  ['the same code', { term: 'Acute bronchitis', code: 'J20.9' }, { term: 'Bronchitis', code: 'J20.9' }, true],
  [
    'one category',
    { term: 'Type 2 diabetes', code: 'E11.9' },
    { term: 'With nephropathy', code: 'E11.2' },
    true,
  ],
  ['another category', { term: 'Diabetes', code: 'E10.9' }, { term: 'Diabetes', code: 'E11.9' }, false],
  [
    'the same words, one without a code',
    { term: 'Hypertension' },
    { term: ' hypertension', code: 'I10' },
    true,
  ],
  [
    'the same words, punctuated',
    { term: 'Otitis media, acute' },
    { term: 'otitis media acute', code: '' },
    true,
  ],
  ['the same words in Hindi', { term: 'दमा' }, { term: 'दमा ', code: '' }, true],
  ['other words', { term: 'Migraine' }, { term: 'Tension headache', code: '' }, false],
])('%s', (_, one, other, expected) => {
  expect(isSameDiagnosis(one, other)).toBe(expected);
  expect(isSameDiagnosis(other, one)).toBe(expected);
});
