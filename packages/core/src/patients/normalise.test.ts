import { describe, expect, it } from 'vitest';
import {
  dialledNumber,
  foldName,
  identifierKey,
  isIndianMobile,
  normalisePhone,
  phoneKey,
  phoneText,
  plainDigits,
} from './normalise.ts';

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
    ['digits of Bengali', '৯৮৭৬৫ ৪৩২১০'],
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
    ['digits of Bengali', 'CL৪২', 'CL42'],
    ['patterns', '%_', ''],
  ])('of %s', (_, written, expected) => {
    expect(identifierKey(written)).toBe(expected);
  });
});

describe('a phone number', () => {
  it.each([
    ['ten digits', '9876543210'],
    ['blanks', ' 98765 43210 '],
    ['+91', '+91 98765 43210'],
    ['+91 and 0', '+91 (0) 98765-43210'],
    ['91', '919876543210'],
    ['0091', '0091 98765 43210'],
    ['0', '098765.43210'],
    ['the marks that a phone copies with it', '\u202A+91 98765 43210\u202C'],
    ['Devanagari digits', '९८७६५ ४३२१०'],
    ['Bengali digits', '৯৮৭৬৫ ৪৩২১০'],
    ['full-width digits', '９８７６５４３２１０'],
  ])('of India with %s', (_, text) => {
    expect(normalisePhone(text)).toBe('+919876543210');
  });

  it.each([
    ['a landline with its area code', '022 2345 6789', '+912223456789'],
    ['another country', '+1 555-123-4567', '+15551234567'],
    ['ten digits that begin with 91', '9198765432', '+919198765432'],
    ['nine digits', '987654321', undefined],
    ['eleven digits', '98765432101', undefined],
    ['a digit too many after +91', '+91 98765 432101', undefined],
    ['a digit missing after +91', '+91 9876 54321', undefined],
    ['letters', 'call me', undefined],
    ['two numbers', '9876543210, 9876543211', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, text, expected) => {
    expect(normalisePhone(text)).toBe(expected);
  });

  it.each([
    ['a mobile', '98765 43210', true],
    ['a landline', '022 2345 6789', false],
    ['another country', '+1 555-123-4567', undefined],
    ['no number', '12', undefined],
  ])('%s is a mobile of India: %s', (_, text, expected) => {
    expect(isIndianMobile(text)).toBe(expected);
  });
});

describe('a number to dial', () => {
  it.each([
    ['a mobile', '098765-43210', '+919876543210'],
    ['a mobile in Bengali digits', '৯৮৭৬৫ ৪৩২১০', '+919876543210'],
    ['a landline', '022 2345 6789', '02223456789'],
    ['a landline in Devanagari digits', '०२२ २३४५ ६७८९', '02223456789'],
    ['another country', ' +1 555-123-4567', '+15551234567'],
    ['no digit', 'none', ''],
  ])('%s', (_, written, expected) => {
    expect(dialledNumber(written)).toBe(expected);
  });
});

it('reads digits of every script and width', () => {
  expect(plainDigits('१২٣４')).toBe('1234');
});

describe('a phone number for display', () => {
  it.each([
    ['as it is dialled', '+919876543210', '+91 98765 43210'],
    ['an address', 'tel:+916792752809', '+91 67927 52809'],
    ['of ten digits', '6863473217', '+91 68634 73217'],
    ['with a 0 and a blank', '066383 92960', '+91 66383 92960'],
    ['a landline, as it is written', '040 2345 6789', '040 2345 6789'],
    ['of elsewhere', '+44 20 7946 0958', '+44 20 7946 0958'],
    ['an emergency number', '108', '108'],
    ['an e-mail address', 'a9876543210@home.example', 'a9876543210@home.example'],
  ])('%s', (_, written, read) => {
    expect(phoneText(written)).toBe(read);
  });
});
