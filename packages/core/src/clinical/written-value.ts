import { asciiDigits } from '#formatting';
import type { Comparator, EnteredValue } from './judge-value.ts';
import type { Spellings } from './units/seen.ts';
import {
  LEADING_MARKS,
  LIMIT_WORDS,
  VALUE_LABELS,
  VALUE_MARKS,
  VALUE_SITUATIONS,
} from './units/value-words.ts';

/**
 * A number, or a meter's or lab's out-of-range value (`<54`, `>= 600`). Accepts decimal commas and exponents.
 * Computing sources write all digits of a double.
 */
const DIGITS = /^([<>]=?|≤|≥)?\s*(\d{1,9}(?:[.,]\d{1,40})?(?:[eE][+-]?\d{1,2})?)$/;
/** Commas that group thousands or lakhs, not decimals: 150,000 and 1,50,000. */
const THOUSANDS = /^([<>]=?|≤|≥)?\s*(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d+)?$/;

const COMPARATORS: Readonly<Record<string, Comparator>> = {
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
};

type Written = Pick<EnteredValue, 'value' | 'comparator'>;

/** Returns the number of a text; undefined for words. */
export function writtenNumber(text: string): Written | undefined {
  const trimmed = text.trim();
  const plain = THOUSANDS.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  const [, sign = '', digits] = DIGITS.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replace(',', '.'));
  const comparator = COMPARATORS[sign];
  return comparator ? { value, comparator } : { value };
}

/** A number with the unit in its text, if any. */
export interface WrittenValue extends Written {
  /** As written. */
  readonly unit?: string;
}

/** Whether a text is a unit of the measure. */
export type IsUnit = (text: string) => boolean;

/** Longer texts are reports, not values. */
const MAX_TEXT = 200;

const listOf = (...tables: readonly Spellings[]): readonly string[] =>
  tables.flatMap((table) => Object.values(table).flat()).toSorted((one, other) => other.length - one.length);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words must not be followed by a letter; signs can be anywhere. */
function alternatives(words: readonly string[], side: 'before' | 'after'): string {
  const isWord = (word: string): boolean =>
    /[a-z]/i.test(side === 'before' ? (word.at(0) ?? '') : (word.at(-1) ?? ''));
  const bound = side === 'before' ? '(?<![a-z])' : '(?![a-z])';
  return words
    .map((word) => {
      const inner = escaped(word);
      if (!isWord(word)) return inner;
      return side === 'before' ? `${bound}${inner}` : `${inner}${bound}`;
    })
    .join('|');
}

const LABEL = new RegExp(`^(?:${alternatives(listOf(VALUE_LABELS), 'after')})[\\s:=–-]*`, 'i');
const LEADING_MARK = new RegExp(`^(?:${alternatives(listOf(LEADING_MARKS), 'after')})\\s*`, 'i');
const MARK = new RegExp(
  `[\\s([]*(?:${alternatives(listOf(VALUE_MARKS, VALUE_SITUATIONS), 'before')})[\\s)\\]]*$`,
  'i',
);

/** Removes matches repeatedly. */
function stripped(text: string, pattern: RegExp): string {
  const next = text.replace(pattern, '');
  return next === text ? text : stripped(next, pattern);
}

const plainText = (text: string): string =>
  asciiDigits(
    text
      .slice(0, MAX_TEXT)
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/％/g, '%'),
  ).trim();

/** Removes the measure's name before the value. */
export const withoutLabel = (text: string): string => stripped(plainText(text), LABEL);

const LIMITS = Object.entries(LIMIT_WORDS).map(
  ([sign, words]) => [sign, new RegExp(`^(?:${alternatives(listOf(words), 'after')})\\s*`, 'i')] as const,
);
const withSign = (text: string): string => {
  for (const [sign, pattern] of LIMITS) if (pattern.test(text)) return text.replace(pattern, sign);
  return text;
};

const GROUPED = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?`;
const NUMBER = String.raw`(?:[<>]=?|≤|≥)?\s*(?:${GROUPED}|\d{1,9}(?:[.,]\d{1,40})?(?:[eE][+-]?\d{1,2})?)`;
const BEGINS = new RegExp(`^(${NUMBER})(?![\\d])(.*)$`, 's');

/** Returns the unit after a number: empty for marks only, undefined for other words. */
function unitAfter(rest: string, isUnit: IsUnit): string | undefined {
  let text = rest.trim();
  for (const mark of [MARK, LEADING_MARK]) {
    let before: string | undefined;
    while (before !== text) {
      if (text === '' || isUnit(text)) return text;
      before = text;
      text = text.replace(mark, '').trim();
    }
  }
  return undefined;
}

const FEET = /^(\d)\s*(?:ft\.?|feet|foot|'|’)\s*(\d{1,2}(?:\.\d+)?)\s*(?:inches|inch|in\.?|"|”|'')?$/i;
const KILOGRAMS = /^(\d{1,3})\s*kgs?\s*(\d{1,3})\s*(?:g|gm|gms|grams)$/i;

/** Reads values in two units: "5 ft 4 in", "3 kg 200 g". */
function inTwoUnits(text: string, isUnit: IsUnit): WrittenValue | undefined {
  const [, feet, inches] = FEET.exec(text) ?? [];
  if (feet !== undefined && isUnit('[in_i]'))
    return { value: Number(feet) * 12 + Number(inches), unit: '[in_i]' };
  const [, kilograms, grams] = KILOGRAMS.exec(text) ?? [];
  return kilograms !== undefined && isUnit('kg')
    ? { value: Number(kilograms) + Number(grams) / 1000, unit: 'kg' }
    : undefined;
}

/**
 * Reads a value as people, devices and labs write it, with its unit: "620 mg/dL (H)", "SpO2 80%", "15,000 /cumm *".
 * Undefined for unknown words.
 */
export function writtenValue(text: string, isUnit: IsUnit): WrittenValue | undefined {
  const bare = withoutLabel(text);
  const signed = withSign(stripped(bare, LEADING_MARK));
  const two = inTwoUnits(signed, isUnit);
  if (two) return two;
  const [, digits = '', rest = ''] = BEGINS.exec(signed) ?? [];
  const number = writtenNumber(digits);
  const unit = number && unitAfter(rest, isUnit);
  if (!number || unit === undefined) return undefined;
  return unit === '' ? number : { ...number, unit };
}

/** Returns the digits, as written, of a text that is only a number and unit: `<5 mg/dL`, `7,2 mmol/L`. */
export function writtenDigits(
  text: string,
  isUnit: IsUnit,
): { readonly digits: string; readonly unit: string } | undefined {
  const [, digits = '', rest = ''] = BEGINS.exec(plainText(text)) ?? [];
  const unit = rest.trim();
  return writtenNumber(digits) && unit !== '' && isUnit(unit) ? { digits: digits.trim(), unit } : undefined;
}

/** Both numbers of a blood pressure. */
export interface WrittenPressure {
  readonly systolic: number;
  readonly diastolic: number;
  /** As written. */
  readonly unit?: string;
}

const ONE = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const PAIRS = [
  new RegExp(`^${ONE}\\s*(?:/|\\\\|over|by|-|–|,|:|\\|)\\s*${ONE}(?![\\d])(.*)$`, 'is'),
  new RegExp(`^${ONE}\\s*(?:systolic|sys|sbp)\\D{0,9}${ONE}\\s*(?:diastolic|dia|dbp)(.*)$`, 'is'),
  new RegExp(`^${ONE}\\s*(?:mm\\s?hg)?\\D{0,3}(?:diastolic|dia|dbp)\\D{0,3}${ONE}(?![\\d])(.*)$`, 'is'),
];
/** A third number is the mean or the pulse. */
const THIRD = /^\s*\/\s*\d{1,3}/;
const IN_BRACKETS = /^\s*\(\s*\d{1,3}\s*\)/;

/** Reads a blood pressure in one text: "180/110 mmHg", "BP 24/14 kPa", "180 over 110"; undefined for anything else. */
export function writtenPressure(text: string, isUnit: IsUnit): WrittenPressure | undefined {
  const bare = stripped(withoutLabel(text), LEADING_MARK);
  for (const pair of PAIRS) {
    const [, upper, lower, rest = ''] = pair.exec(bare) ?? [];
    if (upper === undefined || lower === undefined) continue;
    const unit = unitAfter(rest.replace(THIRD, '').replace(IN_BRACKETS, ''), isUnit);
    if (unit === undefined || Number(lower) >= Number(upper)) continue;
    return { systolic: Number(upper), diastolic: Number(lower), ...(unit !== '' && { unit }) };
  }
  return undefined;
}

const NO_VALUE = [
  /\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?/g,
  /\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?/gi,
];
const ANY_NUMBER = new RegExp(`(?<![A-Za-z\\d.,])(?<!(?:^|\\s)[-−])(${NUMBER})(?![\\d])`, 'g');
const MAX_WORDS_OF_UNIT = 4;

/** Returns the longest unit at the start of a text. */
function unitAtStart(text: string, isUnit: IsUnit): string | undefined {
  const words = text.trim().split(/[\s,;]+/, MAX_WORDS_OF_UNIT);
  for (let count = words.length; count > 0; count -= 1) {
    const unit = words
      .slice(0, count)
      .join(' ')
      .replace(/[().]+$/, '');
    if (unit !== '' && isUnit(unit)) return unit;
  }
  return undefined;
}

/**
 * Returns all numbers of a text that may be values, without dates and times; only those with a unit if there are any.
 */
export function numbersIn(text: string, isUnit: IsUnit): readonly WrittenValue[] {
  const plain = NO_VALUE.reduce((rest, pattern) => rest.replace(pattern, ' '), plainText(text));
  const all = [...plain.matchAll(ANY_NUMBER)].flatMap((found): WrittenValue[] => {
    const number = writtenNumber(found[1] ?? '');
    const unit = unitAtStart(plain.slice(found.index + found[0].length), isUnit);
    return number ? [unit === undefined ? number : { ...number, unit }] : [];
  });
  const withUnit = all.filter(({ unit }) => unit !== undefined);
  return withUnit.length > 0 ? withUnit : all;
}
