import { asciiDigits } from '#formatting';

/**
 * Digits, names, phones and identifiers in one written form: the server stores the keys beside what was written, so that
 * one indexed comparison finds it, and browser and server fold what is typed by the same rules.
 */

/** Letters and digits of every width as plain ones, digits of every script as Latin ones. */
export const plainDigits = (text: string): string => asciiDigits(text.normalize('NFKC'));

const APOSTROPHES = /['’‘‛ʼʻʹ`´′]/g;
/** Joiners, soft hyphens, direction marks: they change how a word looks, not which word it is. */
const INVISIBLE = /\p{Cf}/gu;
/** Accents, on the scripts that can lose them. Vowel signs of Indian scripts are marks too and make the word. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Latin letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * The words of a name in lower case, without accents, apostrophes and punctuation, one space between them. The vowel
 * signs of Devanagari and other scripts stay.
 */
export function foldName(name: string): string {
  return plainDigits(name.replace(APOSTROPHES, '').replace(INVISIBLE, ''))
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(NOT_IN_WORDS, ' ')
    .trim()
    .normalize('NFC');
}

const EXTENSION = /\s*(?:x|ext\.?|extn\.?)\s*\d+\s*$/i;
/** An Indian number has ten digits without its country's code. */
export const PHONE_DIGITS = 10;
const INDIA = '91';

/**
 * `person_phone.number_key`: the digits of the national number. An Indian number loses +91, 0091, 91 and the leading 0;
 * any other keeps its country's code. Empty where there is no digit.
 */
export function phoneKey(phone: string): string {
  const digits = plainDigits(phone).replace(EXTENSION, '').replace(/\D/g, '').replace(/^0+/, '');
  const indian = digits.length > PHONE_DIGITS && digits.startsWith(INDIA);
  return indian ? digits.slice(INDIA.length).replace(/^0+/, '') : digits;
}

/** E.164 has at most fifteen digits; ten make an Indian number without its 0 or 91. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
const INDIAN_FORMS = /^(?:\+91|0091|91|0)?0?([1-9]\d{9})$/;
/** What people write between digits, and the direction marks that come with a number copied from a phone. */
const MARKS = /[\s().\-–‑/\p{Cf}]/gu;
/** Indian mobile numbers begin with 6 to 9 (National Numbering Plan, 2003). */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

/**
 * A phone number as E.164 writes it (+919876543210), from any form people write: with or without +91, 0091, 91 or 0,
 * with blanks, points, hyphens and brackets, in the digits of any script. Undefined for what is no phone number.
 */
export function normalisePhone(text: string): string | undefined {
  const written = plainDigits(text).replace(MARKS, '');
  const indian = INDIAN_FORMS.exec(written)?.[1];
  if (indian) return `+91${indian}`;
  // +91 with another count of digits is a slip, not a number of elsewhere.
  return INTERNATIONAL.test(written) && !written.startsWith('+91') ? written : undefined;
}

/** Whether messages and calls to a mobile phone can go there; undefined where its country is not India. */
export function isIndianMobile(text: string): boolean | undefined {
  const number = normalisePhone(text);
  return number?.startsWith('+91') ? INDIAN_MOBILE.test(number) : undefined;
}

const DIGITS_AND_MARKS = /^[\d\s().\-–‑\p{Cf}]+$/u;
/** A stroke may end an area code; anywhere else it stands between two numbers. */
const AFTER_AREA_CODE = /^\(?0\d{1,4}\)?\s*\/\s*(?=\d{6,8}$)/;
/** Emergency numbers have three digits; without a country's code nothing has more than a 0, 91 and ten. */
const MIN_DIALLED = 3;
const MAX_NATIONAL = 12;

/**
 * Whether a text is one phone number that can be dialled: neither two numbers, nor what a spreadsheet made of one, nor words.
 */
export function isOneNumber(phone: string): boolean {
  const written = plainDigits(phone).replace(EXTENSION, '').trim();
  const whole = written.replace(AFTER_AREA_CODE, (code) => code.replace('/', ' '));
  if (whole.includes('/')) return false;
  if (normalisePhone(whole) !== undefined) return true;
  const { length } = whole.replace(/\D/g, '');
  return DIGITS_AND_MARKS.test(whole) && length >= MIN_DIALLED && length <= MAX_NATIONAL;
}

/** A mobile number of India by its key. */
const INDIAN_MOBILE_KEY = /^[6-9]\d{9}$/;

/**
 * A phone number as it is dialled, digits with at most a + before them. A mobile number of ten digits is an Indian one; any
 * other stays as it is written, because its area is not known. Empty for what is no single number: it is never dialled.
 */
export function dialledNumber(phone: string): string {
  if (!isOneNumber(phone)) return '';
  const key = phoneKey(phone);
  if (INDIAN_MOBILE_KEY.test(key)) return `+91${key}`;
  const written = plainDigits(phone).trim();
  return `${written.startsWith('+') ? '+' : ''}${written.replace(/\D/g, '')}`;
}

/**
 * A phone number, or a `tel:` address, as people read it: mobile numbers of India in one form, +91 and two groups of five. Any
 * other, and what is no phone number, as it is written.
 */
export function phoneText(phone: string): string {
  const written = phone.replace(/^tel:/, '').trim();
  const mobile = /^\+91(\d{5})(\d{5})$/.exec(dialledNumber(written));
  return mobile && !/\p{L}/u.test(written) ? `+91 ${mobile[1]} ${mobile[2]}` : written;
}

/** `identifier.value_key`: letters in capitals and digits, nothing else. */
export function identifierKey(value: string): string {
  return plainDigits(value)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
