import { describe, expect, it } from 'vitest';
import { entryCodeText, entryDateText } from './entry-words.ts';

const timeZone = 'Asia/Kolkata';

describe('the time of an entry', () => {
  it.each<[string, { at: number | null; time: string | null }, string | undefined]>([
    ['a year', { at: 0, time: '1970' }, '1970'],
    ['a month', { at: 0, time: '1970-03' }, '03-1970'],
    ['a day of any zone', { at: 0, time: '2009-05-27' }, '27-05-2009'],
    [
      'a moment, by the clock of the facility',
      { at: 1_440_440_000, time: '2015-08-24T20:00:00+02:00' },
      '24-08-2015',
    ],
    ['a time without separators', { at: 1_424_504_335, time: '20150221073855' }, '21-02-2015'],
    ['what nobody can read', { at: null, time: 'last spring' }, 'last spring'],
    ['nothing', { at: null, time: null }, undefined],
  ])('%s', (_, entry, text) => {
    expect(entryDateText(entry, { timeZone })).toBe(text);
  });
});

it.each([
  ['of a known list', { system: 'http://snomed.info/sct', code: '1' }, 'SNOMED CT 1'],
  ['of another list', { system: 'urn:local', code: '1' }, 'urn:local 1'],
  ['without a list', { code: 'Medication/1' }, 'Medication/1'],
  ['none', null, undefined],
])('a code is shown with its code system: %s', (_, code, text) => {
  expect(entryCodeText({ code })).toBe(text);
});
