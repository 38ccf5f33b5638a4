import { describe, expect, it } from 'vitest';
import { foldName, identifierKey, nameKey, phoneKey } from './search-keys.ts';

describe('foldName', () => {
  it.each([
    ['letter case and spaces', '  RAVI   Kumar ', 'ravi kumar'],
    ['accents', 'José Nuñez', 'jose nunez'],
    ['accents already taken apart', 'Jose\u0301', 'jose'],
    ['romanised Sanskrit', 'Lakṣmī Nārāyaṇ', 'laksmi narayan'],
    ['letters that are not taken apart', 'Łukasz Sørensen Strauß', 'lukasz sorensen strauss'],
    ['the Turkish dotted capital', 'İbrahim', 'ibrahim'],
    ['a straight apostrophe', "D'Souza", 'dsouza'],
    ['a curly apostrophe', 'D’Souza', 'dsouza'],
    ['an accent for an apostrophe', 'O´Brien', 'obrien'],
    ['hyphens and points', 'A.P.J. Abdul-Kalam', 'a p j abdul kalam'],
    ['digits', 'Aaron697 Dickens475', 'aaron697 dickens475'],
    ['digits of Devanagari', 'वार्ड ४२', 'वार्ड 42'],
    ['full-width letters', 'ＲＡＶＩ', 'ravi'],
    ['vowel signs of Devanagari', 'रवि कुमार', 'रवि कुमार'],
    ['nukta, either way it is written', '\u095B\u0930\u093E', '\u091C\u093C\u0930\u093E'],
    ['joiners in Devanagari', 'क्\u200Dष', 'क्ष'],
    ['Tamil', 'இரவி', 'இரவி'],
    ['nothing to find', '—', ''],
  ])('folds %s', (_, name, expected) => {
    expect(foldName(name)).toBe(expected.normalize('NFC'));
  });

  it('keeps names apart that differ in a vowel sign', () => {
    expect(foldName('राम')).not.toBe(foldName('रमा'));
  });
});

describe('nameKey', () => {
  it.each([
    ['one word', ['Ravi'], ' ravi'],
    ['two words, then together', ['Ravi Kumar'], ' ravi kumar ravikumar'],
    ['further names once', ['Ravi Kumar', 'Ravi'], ' ravi kumar ravikumar'],
    ['nothing', ['', '?'], ''],
  ])('of %s', (_, names, expected) => {
    expect(nameKey(names)).toBe(expected);
  });
});

describe('phoneKey', () => {
  it.each([
    ['ten digits', '9876543210'],
    ['+91', '+91 98765 43210'],
    ['+91 and 0', '+91 (0) 98765-43210'],
    ['91', '919876543210'],
    ['0091', '0091 98765 43210'],
    ['0', '098765 43210'],
    ['points', '98765.43210'],
    ['digits of Devanagari', '९८७६५ ४३२१०'],
    ['an extension', '98765 43210 ext. 12'],
  ])('of an Indian number with %s', (_, written) => {
    expect(phoneKey(written)).toBe('9876543210');
  });

  it.each([
    ['another country', '+1 555-123-4567', '15551234567'],
    ['ten digits that begin with 91', '9198765432', '9198765432'],
    ['a landline with its area', '022 2345 6789', '2223456789'],
    ['no digit', 'none', ''],
  ])('of %s', (_, written, expected) => {
    expect(phoneKey(written)).toBe(expected);
  });
});

describe('identifierKey', () => {
  it.each([
    ['separators', 'cl-000 000.012/3', 'CL0000000123'],
    ['digits of Devanagari', 'CL४२', 'CL42'],
    ['patterns', '%_', ''],
  ])('of %s', (_, written, expected) => {
    expect(identifierKey(written)).toBe(expected);
  });
});
