import { describe, expect, it } from 'vitest';
import { classifySearch, searchQuestions } from './search-query.ts';

const uhid = (value: string, missing = 0) => ({ kind: 'uhid', value, missing });
const phone = (value: string, missing = 0) => ({ kind: 'phone', value, missing });
const born = (value: string, missing = 0, impossible = false) => ({
  kind: 'birthDate',
  value,
  missing,
  impossible,
});
const name = (value: string, missing = 0) => ({ kind: 'name', value, missing });

describe('classifySearch', () => {
  it.each([
    ['nothing', '', { kind: 'empty' }],
    ['blanks', '  \t ', { kind: 'empty' }],
    ['a UHID', 'CL0000000123', uhid('CL0000000123')],
    ['the beginning of a UHID', 'CL1', uhid('CL1', 1)],
    ['a UHID with a hyphen', 'AB-2024/17', uhid('AB-2024/17')],
    ['a UHID of digits with a slash', '2024/17', uhid('2024/17')],
    ['a UHID in groups', 'CL 0187 727 987', uhid('CL0187727987')],
    ['a UHID in groups after its letters', 'cl0187 727 987', uhid('cl0187727987')],
    ['a UHID after a space', 'CL 0187727987', uhid('CL0187727987')],
    ['a name and a year', 'Ram 1985', name('Ram 1985')],
    ['a name', 'Anita Rao', name('Anita Rao')],
    ['spaces in a name', '  Anita   Rao ', name('Anita Rao')],
    ['one letter', 'A', name('A', 1)],
    ['a name in Devanagari', 'अनीता', name('अनीता')],
    ['an apostrophe', "D'Souza", name("D'Souza")],
    ['a name and a number in two words', 'Anita 2', name('Anita 2')],
    ['signs only', '%%%', name('%%%', 2)],
  ])('%s', (_, text, query) => {
    expect(classifySearch(text)).toEqual(query);
  });

  it.each([
    ['with the country code', '+91 98000 00001', phone('9800000001')],
    ['with the country code and one word', '+919800000001', phone('9800000001')],
    ['with the country code as it is dialled abroad', '0091 98000 00001', phone('9800000001')],
    ['with the country code in brackets', '(+91) 98000 00001', phone('9800000001')],
    ['with the country code and a zero', '+91 (0) 98000 00001', phone('9800000001')],
    ['half of it after the country code', '+91 98', phone('98', 8)],
    ['half of it after the dialled country code', '00 91 98', phone('98', 8)],
    ['nothing after the country code', '+91', phone('', 10)],
    ['with a space', '98000 00001', phone('9800000001')],
    ['with a leading zero and a space', '098000 00001', phone('9800000001')],
    ['with brackets and hyphens', '(98000)-00001', phone('9800000001')],
    ['an area code with its zero', '(022) 2345 6789', phone('2223456789')],
    ['in Devanagari digits', '९८००० ००००१', phone('9800000001')],
    ['in Urdu digits', '۹۸۰۰۰ ۰۰۰۰۱', phone('9800000001')],
    ['copied with long dashes', '+91–98000–00001', phone('9800000001')],
    ['two digits too many', '98000 0000123', phone('980000000123')],
    ['of another country', '+44 20 7946 0000', phone('442079460000')],
  ])('a phone number that is not a UHID: %s', (_, text, query) => {
    expect(classifySearch(text)).toEqual(query);
  });

  it.each([
    ['ten digits', '9800000001', phone('9800000001')],
    ['ten digits that begin with 91', '9198000000', phone('9198000000')],
    ['ten digits that no mobile number begins with', '2223456789', phone('2223456789')],
    ['the country code and no plus', '919800000001', phone('9800000001')],
    ['the dialled country code in one word', '00919800000001', phone('9800000001')],
    ['a leading zero', '09800000001', phone('9800000001')],
    ['a hyphen', '98000-00001', phone('9800000001')],
    ['half a phone number', '98000', phone('98000', 5)],
    ['one digit', '9', phone('9', 9)],
    ['zeros in front', '00001234', phone('1234', 6)],
    ['more digits than a phone has', '980000000123', phone('980000000123')],
    ['more digits, no mobile number', '10000000000001', phone('10000000000001')],
  ])('a number that may be a phone’s or a UHID: %s', (_, text, query) => {
    expect(classifySearch(text)).toEqual({ ...query, uhid: text });
  });

  it.each([
    ['few digits', '104512', uhid('104512')],
    ['with a hyphen', '2024-17', uhid('2024-17')],
    ['nine digits', '123456789', uhid('123456789')],
    ['its beginning', '12', uhid('12', 2)],
  ])('a number that no phone starts with is a UHID: %s', (_, text, query) => {
    expect(classifySearch(text)).toEqual(query);
  });
});

describe('a date of birth', () => {
  it.each([
    ['with hyphens', '12-03-1969', born('1969-03-12')],
    ['with strokes and single digits', '2/3/1969', born('1969-03-02')],
    ['with points', '12.03.1969', born('1969-03-12')],
    ['with blanks', '12 03 1969', born('1969-03-12')],
    ['the year first', '1969-03-12', born('1969-03-12')],
    ['the month by its name', '12 March 1969', born('1969-03-12')],
    ['the beginning of the month', '2-sep-2001', born('2001-09-02')],
    ['in Devanagari digits', '१२/०३/१९६९', born('1969-03-12')],
    ['29 February of a leap year', '29/02/2000', born('2000-02-29')],
    ['before the year', '12/03/', born('-03-12', 4)],
    ['the beginning of the year', '12/03/19', born('19-03-12', 2)],
    ['two digits, of which nobody knows the century', '12/03/69', born('69-03-12', 2)],
    ['the month by its name, before the year', '12 Mar 19', born('19-03-12', 2)],
    ['a day the month has not', '31/02/1969', born('1969-02-31', 0, true)],
    ['the month first, as elsewhere', '03/25/1969', born('1969-25-03', 0, true)],
  ])('%s', (_, text, query) => {
    expect(classifySearch(text)).toEqual(query);
  });

  it.each([
    ['a UHID of a year and a number', '2024/17', 'uhid'],
    ['a UHID of a year, a month and a number', '2024/03/00017', 'uhid'],
    ['a phone number in short groups', '98 48 022338', 'phone'],
    ['half a phone number in short groups', '98 48 02', 'phone'],
    ['a phone number with points', '98.48.022338', 'phone'],
    ['a name after a number', '12 Marathahalli Road', 'name'],
  ])('%s is not one', (_, text, kind) => {
    expect(classifySearch(text).kind).toBe(kind);
  });
});

describe('searchQuestions', () => {
  it.each([
    ['nothing typed', '', []],
    ['too little of a name', 'a', []],
    ['too little of a UHID', 'CL1', []],
    ['a name', 'asha', [{ by: 'name', text: 'asha' }]],
    ['a UHID', 'CL12', [{ by: 'uhid', text: 'CL12' }]],
    [
      'four digits, which may end a phone number',
      '1045',
      [
        { by: 'phone', text: '1045' },
        { by: 'uhid', text: '1045' },
      ],
    ],
    [
      'the digits of a UHID of ours',
      '0187727987',
      [
        { by: 'uhid', text: '0187727987' },
        { by: 'uhid', text: 'CL0187727987' },
      ],
    ],
    ['a number that is no phone’s', '10450', [{ by: 'uhid', text: '10450' }]],
    ['a phone number and nothing else', '+91 98480 22338', [{ by: 'phone', text: '9848022338' }]],
    ['half a phone number and nothing else', '+91 98480', []],
    ['a birth date', '12/03/1969', [{ by: 'birthDate', text: '1969-03-12' }]],
    ['a birth date without its year', '12/03/19', []],
    ['a birth date that no calendar has', '31/02/1969', []],
    ['digits too few for either', '984', []],
    ['digits enough for a UHID only', '98480', [{ by: 'uhid', text: '98480' }]],
    [
      'digits enough for both',
      '09848022338',
      [
        { by: 'phone', text: '9848022338' },
        { by: 'uhid', text: '09848022338' },
      ],
    ],
  ])('%s', (_, text, questions) => {
    expect(searchQuestions(classifySearch(text))).toEqual(questions);
  });
});
