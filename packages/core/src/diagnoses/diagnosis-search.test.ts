import { describe, expect, it } from 'vitest';
import { diagnosisCodeOf, readDiagnoses } from './diagnosis.ts';
import { loadDiagnosisSearch } from './load-search.ts';

const search = await loadDiagnosisSearch();
const codes = (typed: string, limit?: number) => search.find(typed, limit).map(({ code }) => code);

describe('find', () => {
  it.each([
    ['what people say', 'sugar', 'E11'],
    ['in Hindi letters', 'शुगर', 'E11'],
    ['without the dot under a letter', 'जुकाम', 'J00'],
    ['in Hindi by Latin letters', 'bawasir', 'K64'],
    ['two letters', 'BP', 'I10'],
    ['a name of two words', 'heart attack', 'I21'],
    ['the name of an abbreviation', 'UTI', 'N39.0'],
    ['a whole term', 'Essential (primary) hypertension', 'I10'],
    ['words in another order', 'knee osteoarthritis', 'M17.9'],
    ['and the other way round', 'osteoarthritis knee', 'M17.9'],
    ['begun words', 'iron def anaem', 'D50'],
    ['small words left out or not', 'fracture of the neck of femur', 'S72.0'],
    ['American spelling', 'iron deficiency anemia', 'D50'],
    ['and in the middle of a word', 'gastroesophageal reflux', 'K21'],
    ['a slip', 'asthama', 'J45'],
    ['letters exchanged', 'diabtees', 'E11'],
    ['two slips in a long word', 'apendisitis', 'K35'],
    ['a category', 'I21', 'I21'],
    ['a code', 'E11.9', 'E11.9'],
    ['a code as it is typed', 'e119', 'E11.9'],
    ['piles', 'piles', 'K64'],
    ['bite of a dog', 'bite dog', 'W54'],
  ])('%s', (_, typed, code) => {
    expect(codes(typed, 3)).toContain(code);
  });

  it('puts a category before its codes, which are found by its names too', () => {
    expect(codes('sugar')[0]).toBe('E11');
    expect(codes('sugar', 20)).toContain('E11.2');
  });

  it('puts prefix matches first', () => {
    expect(codes('asthma')[0]).toBe('J45');
    expect(codes('fever')[0]).toBe('R50.9');
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['signs', '()-'],
    ['what is no illness', 'zzzzzz'],
    ['one word that fits and one that does not', 'diabetes zzzzzz'],
    ['a code that there is not', 'E99.9'],
  ])('finds nothing for %s', (_, typed) => {
    expect(codes(typed)).toEqual([]);
  });

  it('returns at most the requested number', () => {
    expect(codes('unspecified', 5)).toHaveLength(5);
  });
});

it('returns the row of a code, and none for an unknown code', () => {
  expect(search.of('E11.9')?.term).toBe('Type 2 diabetes mellitus without complications');
  expect(search.of('E99')).toBeUndefined();
});

it.each([
  ['e11', 'E11'],
  ['E119', 'E11.9'],
  [' e11.65 ', 'E11.65'],
  ['E1', undefined],
  ['sugar', undefined],
])('treats %s as a code', (typed, code) => {
  expect(diagnosisCodeOf(typed)).toBe(code);
});

it('skips a line of another form in a table', () => {
  const table = 'A00 Cholera|haiza,hejja\nnothing\nA0 Half a code\n\nB54 Malaria';
  expect(readDiagnoses(table)).toEqual([
    { code: 'A00', term: 'Cholera', names: ['haiza', 'hejja'] },
    { code: 'B54', term: 'Malaria', names: [] },
  ]);
});
