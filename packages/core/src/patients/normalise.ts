import { asciiDigits } from '#formatting';

/**
 * Normal forms of digits, names, phones and identifiers. The server stores keys next to the original, so that one
 * indexed comparison is enough. Browser and server share these rules.
 */

/** Converts full-width characters to plain ones, and digits of any script to Latin digits. */
export const plainDigits = (text: string): string => asciiDigits(text.normalize('NFKC'));

const APOSTROPHES = /['’‘‛ʼʻʹ`´′]/g;
/** Joiners, soft hyphens and direction marks, which change how a word looks, not which word it is. */
const INVISIBLE = /\p{Cf}/gu;
/** Accents in scripts where they can be dropped. Vowel signs of Indian scripts are marks too, but part of the word. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Latin letters that Unicode does not decompose. */
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
 * Returns the words of a name in lower case, without accents, apostrophes and punctuation, separated by single spaces.
 * Vowel signs of Devanagari and other scripts stay.
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
/** Digits of an Indian number without country code. */
export const PHONE_DIGITS = 10;
const INDIA = '91';

/**
 * Returns `person_phone.number_key`: the digits of the national number.
 * Indian numbers lose +91, 0091, 91 and a leading 0; others keep their country code. Empty without digits.
 */
export function phoneKey(phone: string): string {
  const digits = plainDigits(phone).replace(EXTENSION, '').replace(/\D/g, '').replace(/^0+/, '');
  const indian = digits.length > PHONE_DIGITS && digits.startsWith(INDIA);
  return indian ? digits.slice(INDIA.length).replace(/^0+/, '') : digits;
}

/** E.164 allows at most fifteen digits. Ten make an Indian number without 0 or 91. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
const INDIAN_FORMS = /^(?:\+91|0091|91|0)?0?([1-9]\d{9})$/;
/** Separators within numbers, and direction marks of numbers copied from a phone. */
const MARKS = /[\s().\-–‑/\p{Cf}]/gu;
/** Indian mobile numbers start with 6 to 9 (National Numbering Plan, 2003). */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

/**
 * Returns a phone number in E.164 (+919876543210); undefined if invalid.
 * Accepts +91, 0091, 91, 0 or none, separators, and digits of any script.
 */
export function normalisePhone(text: string): string | undefined {
  const written = plainDigits(text).replace(MARKS, '');
  const indian = INDIAN_FORMS.exec(written)?.[1];
  if (indian) return `+91${indian}`;
  // +91 with a wrong number of digits is a typing error, not a foreign number.
  return INTERNATIONAL.test(written) && !written.startsWith('+91') ? written : undefined;
}

/** Whether a number is an Indian mobile; undefined for other countries. */
export function isIndianMobile(text: string): boolean | undefined {
  const number = normalisePhone(text);
  return number?.startsWith('+91') ? INDIAN_MOBILE.test(number) : undefined;
}

const DIGITS_AND_MARKS = /^[\d\s().\-–‑\p{Cf}]+$/u;
/** A slash can end an area code; elsewhere it separates two numbers. */
const AFTER_AREA_CODE = /^\(?0\d{1,4}\)?\s*\/\s*(?=\d{6,8}$)/;
/** Emergency numbers have three digits. Without a country code, a number has at most 0, 91 and ten digits. */
const MIN_DIALLED = 3;
const MAX_NATIONAL = 12;

/** Whether a text is a single number that can be dialled: not two numbers, not a spreadsheet's float, not words. */
export function isOneNumber(phone: string): boolean {
  const written = plainDigits(phone).replace(EXTENSION, '').trim();
  const whole = written.replace(AFTER_AREA_CODE, (code) => code.replace('/', ' '));
  if (whole.includes('/')) return false;
  if (normalisePhone(whole) !== undefined) return true;
  const { length } = whole.replace(/\D/g, '');
  return DIGITS_AND_MARKS.test(whole) && length >= MIN_DIALLED && length <= MAX_NATIONAL;
}

/** Key of an Indian mobile number. */
const INDIAN_MOBILE_KEY = /^[6-9]\d{9}$/;

/**
 * Returns a number as dialled: digits with an optional +.
 * Ten-digit mobile numbers are Indian; others stay as written, because their area is unknown. Empty unless it is a
 * single number, so that it is never dialled.
 */
export function dialledNumber(phone: string): string {
  if (!isOneNumber(phone)) return '';
  const key = phoneKey(phone);
  if (INDIAN_MOBILE_KEY.test(key)) return `+91${key}`;
  const written = plainDigits(phone).trim();
  return `${written.startsWith('+') ? '+' : ''}${written.replace(/\D/g, '')}`;
}

/**
 * Returns a phone number or `tel:` address for display. Indian mobile numbers become +91 and two groups of five;
 * anything else stays as written.
 */
export function phoneText(phone: string): string {
  const written = phone.replace(/^tel:/, '').trim();
  const mobile = /^\+91(\d{5})(\d{5})$/.exec(dialledNumber(written));
  return mobile && !/\p{L}/u.test(written) ? `+91 ${mobile[1]} ${mobile[2]}` : written;
}

/** Returns `identifier.value_key`: upper-case letters and digits only. */
export function identifierKey(value: string): string {
  return plainDigits(value)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
