import { asciiDigits } from '@careline/core/formatting';

/**
 * What is stored beside names, phones and identifiers so that one indexed comparison finds them in any written form.
 * The search folds what was typed by the same rules.
 */

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

const withAsciiDigits = (text: string) => asciiDigits(text.normalize('NFKC'));

/**
 * The words of a name in lower case, without accents, apostrophes and punctuation, one space between them. The vowel
 * signs of Devanagari and other scripts stay.
 */
export function foldName(name: string): string {
  return withAsciiDigits(name.replace(APOSTROPHES, '').replace(INVISIBLE, ''))
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(NOT_IN_WORDS, ' ')
    .trim()
    .normalize('NFC');
}

/**
 * `person.name_key`: every word of every name, each after a space, then each name written together, so that
 * "Ravikumar" finds "Ravi Kumar". The first name leads, because lists are in this order.
 */
export function nameKey(names: readonly string[]): string {
  const folded = names.map(foldName).filter((name) => name !== '');
  const words = folded.flatMap((name) => name.split(' '));
  const together = folded.filter((name) => name.includes(' ')).map((name) => name.replaceAll(' ', ''));
  return [...new Set([...words, ...together])].map((word) => ` ${word}`).join('');
}

const EXTENSION = /\s*(?:x|ext\.?|extn\.?)\s*\d+\s*$/i;
const NATIONAL_DIGITS = 10;
const INDIA = '91';

/**
 * `person_phone.number_key`: the digits of the national number. An Indian number loses +91, 0091, 91 and the leading 0;
 * any other keeps its country's code. Empty where there is no digit.
 */
export function phoneKey(phone: string): string {
  const digits = withAsciiDigits(phone).replace(EXTENSION, '').replace(/\D/g, '').replace(/^0+/, '');
  const indian = digits.length > NATIONAL_DIGITS && digits.startsWith(INDIA);
  return indian ? digits.slice(INDIA.length).replace(/^0+/, '') : digits;
}

/** `identifier.value_key`: letters in capitals and digits, nothing else. */
export function identifierKey(value: string): string {
  return withAsciiDigits(value)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
