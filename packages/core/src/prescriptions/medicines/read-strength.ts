import type { Medicine } from './medicine.ts';
import type { NamedMedicine } from './medicine-tables.ts';
import { type NameWord, plainNumbers } from './name-words.ts';

const UNIT = '(?:mg|mcg|µg|μg|ug|gm?|iu|%)';
/** "500 mg", "125 mg/5 mL", "40 mg/12.5 mg", "1.25mg". */
const WRITTEN = new RegExp(
  `(?<![\\w.])(\\d+(?:\\.\\d+)?\\s*${UNIT}(?:\\s*\\/\\s*\\d*(?:\\.\\d+)?\\s*(?:${UNIT}|ml|h)){0,3})(?![\\w])`,
  'gi',
);

const UNIT_NAMES: Readonly<Record<string, string>> = {
  ug: 'mcg',
  µg: 'mcg',
  μg: 'mcg',
  gm: 'g',
  iu: 'IU',
  ml: 'mL',
};

/** "40MG/12.5mg" as the tables write it: "40 mg/12.5 mg". */
const tidyStrength = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/(\d)(?=[a-zµμ%])/g, '$1 ')
    .replace(/[a-zµμ]+/g, (unit) => UNIT_NAMES[unit] ?? unit);

const numbersOf = (strength: string): string =>
  (strength.replace(/ per .*/, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number).join(' ');

/** The only strength of the medicine that has these numbers: "40", or "40 12.5" of a combination. */
function strengthOfNumbers({ medicine }: NamedMedicine, numbers: readonly string[]): string | undefined {
  const strengths = [...new Set(medicine?.forms.flatMap((one) => one.strengths) ?? [])];
  for (const count of [4, 3, 2, 1].filter((one) => one <= numbers.length)) {
    const sought = numbers.slice(0, count).map(Number).join(' ');
    const fitting = strengths.filter(
      (one) => numbersOf(one) === sought && (count > 1 || !one.includes('/') || /\/(?:mL|h)$/.test(one)),
    );
    const [first, ...more] = fitting.filter((one) => !/\/(?:\d+ )?(?:mL|h)$/.test(one));
    if (fitting.length === 1) return fitting[0];
    if (first && more.length === 0) return first;
  }
  return undefined;
}

const AMOUNT = `\\d+(?:\\.\\d+)?\\s*${UNIT}?`;
/** "75 + 150 + 400 + 275 mg", "200/28.5 mg per 5 mL". */
const LISTED = new RegExp(
  `(?<![\\w.])(${AMOUNT}(?:\\s*[+/]\\s*${AMOUNT})+)(?![\\w.])(?:\\s*(?:\\/|per)\\s*(\\d*)\\s*ml\\b)?`,
  'gi',
);

/** A strength of the table that has these numbers in any order of units, where there is exactly one. */
function listedStrength(medicine: Medicine | undefined, numbers: readonly number[]): string | undefined {
  const strengths = new Set(medicine?.forms.flatMap((one) => one.strengths) ?? []);
  const fitting = [...strengths].filter((one) => numbersOf(one) === numbers.join(' '));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * The strength of a combination whose numbers follow all of its names, as in "isoniazid + rifampicin 75 + 150 mg". The numbers
 * belong to `typed`, the substances as they were typed; the strength is returned in the order of the medicine's own substances.
 */
export function strengthAfterNames(
  text: string,
  typed: readonly string[],
  { substances, medicine }: Pick<NamedMedicine, 'substances' | 'medicine'>,
): string | undefined {
  for (const [, run = '', ml] of plainNumbers(text).matchAll(LISTED)) {
    const tokens = run.split(/[+/]/).map((one) => tidyStrength(one).split(' '));
    if (typed.length < 2 || tokens.length !== typed.length) continue;
    const units = tokens.map(([, unit], index) => unit ?? tokens.slice(index).find((one) => one[1])?.[1]);
    const inOrder = substances.map((one) => typed.indexOf(one));
    const amounts = inOrder.map((at) => Number(tokens[at]?.[0]));
    if (units.every((one) => one === undefined)) return listedStrength(medicine, amounts);
    if (units.some((one) => one === undefined)) continue;
    const strength = amounts.map((amount, index) => `${amount} ${units[inOrder[index] ?? 0]}`).join('/');
    return ml === undefined ? strength : `${strength} per ${ml === '' ? '' : `${ml} `}mL`;
  }
  return undefined;
}

/** Words of a brand name that change the strength. */
const VARIANTS = ['ds', 'ss', 'forte'];

function strengthOfBrand(
  { brand }: NamedMedicine,
  numbers: readonly string[],
  variant: string | undefined,
): string | undefined {
  if (!brand || brand.strengths.size === 0) return undefined;
  if (variant !== undefined) return brand.strengths.get(variant);
  for (const count of [3, 2, 1].filter((one) => one <= numbers.length)) {
    const strength = brand.strengths.get(numbers.slice(0, count).join(' '));
    if (strength !== undefined) return strength;
  }
  return brand.strengths.get('');
}

const COUNTED =
  /^(?:units?|u|ml|x|tabs?|tablets?|caps?|capsules?|drops?|puffs?|days?|weeks?|months?|years?|hr|times?)$/;

/** Numbers behind a name that can be a strength: not "40 units", "x 5" or "10 days". */
const strengthNumbers = (rest: readonly NameWord[]): readonly string[] =>
  rest.flatMap(({ text, isNumber }, index) => {
    const isCount = COUNTED.test(rest[index + 1]?.text ?? '') || rest[index - 1]?.text === 'x';
    return isNumber && !isCount ? [text] : [];
  });

/** Strengths as they are written: one for all substances, or one for each of them. */
function writtenStrength(text: string, { substances }: NamedMedicine): string | undefined {
  const written = [...plainNumbers(text).matchAll(WRITTEN)].map(([, strength = '']) =>
    tidyStrength(strength),
  );
  const [first] = written;
  if (substances.length === 1 || first?.split('/').length === substances.length) return first;
  return written.length === substances.length ? written.join('/') : undefined;
}

/** The strength that is written with a name: by the number of the brand, with its unit, or by a number alone. */
export function readStrength(
  text: string,
  named: NamedMedicine,
  rest: readonly NameWord[],
): string | undefined {
  const numbers = strengthNumbers(rest);
  const variant = rest.find((word) => VARIANTS.includes(word.text))?.text;
  const isWritten = plainNumbers(text).search(WRITTEN) !== -1;
  return (
    strengthOfBrand(named, numbers, variant) ??
    (isWritten ? writtenStrength(text, named) : variant ? undefined : strengthOfNumbers(named, numbers))
  );
}
