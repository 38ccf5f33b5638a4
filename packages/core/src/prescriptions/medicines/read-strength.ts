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

/** Formats "40MG/12.5mg" like the tables: "40 mg/12.5 mg". */
const tidyStrength = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/(\d)(?=[a-zµμ%])/g, '$1 ')
    .replace(/[a-zµμ]+/g, (unit) => UNIT_NAMES[unit] ?? unit);

const numbersOf = (strength: string): string =>
  (strength.replace(/ per .*/, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number).join(' ');

/** Returns the only strength of a medicine with these numbers: "40", or "40 12.5" of a combination. */
function strengthOfNumbers({ medicine }: NamedMedicine, numbers: readonly string[]): string | undefined {
  const strengths = [...new Set(medicine?.forms.flatMap((one) => one.strengths) ?? [])];
  for (const count of [4, 3, 2, 1].filter((one) => one <= numbers.length)) {
    const numbersText = numbers.slice(0, count).map(Number).join(' ');
    const fitting = strengths.filter(
      (one) => numbersOf(one) === numbersText && (count > 1 || !one.includes('/') || /\/(?:mL|h)$/.test(one)),
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

/** Returns the only strength of the table with these numbers, in any order of units. */
function listedStrength(medicine: Medicine | undefined, numbers: readonly number[]): string | undefined {
  const strengths = new Set(medicine?.forms.flatMap((one) => one.strengths) ?? []);
  const fitting = [...strengths].filter((one) => numbersOf(one) === numbers.join(' '));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Returns the strength of a combination with its numbers after all names, as in "isoniazid + rifampicin 75 + 150 mg".
 * The numbers follow `typed`, the typed substances; the result follows the medicine's own order.
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

/** Words of a brand that change the strength. */
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

const PIECE = /^(\d+(?:\.\d+)?) (mg|mcg|g|IU)(\/h)?$/;

interface Piece {
  readonly text: string;
  readonly number: number;
  /** Such as `mg`, or `mcg/h` for a patch. */
  readonly unit: string;
}

/** Returns the strengths per piece of a single-substance medicine. */
const piecesOf = ({ medicine, substances }: NamedMedicine): readonly Piece[] =>
  substances.length !== 1
    ? []
    : (medicine?.forms ?? []).flatMap(({ strengths }) =>
        strengths.flatMap((text) => {
          const [, number, unit = '', perHour = ''] = PIECE.exec(text) ?? [];
          return number === undefined ? [] : [{ text, number: Number(number), unit: `${unit}${perHour}` }];
        }),
      );

const FIRST_UNIT = /^[\d.]+ (mg|mcg|g|IU)(?=\/)/;

/** Returns the units of first amounts, for strengths in mL and combinations. */
const firstUnitsOf = ({ medicine }: NamedMedicine): readonly string[] =>
  (medicine?.forms ?? []).flatMap((one) => one.strengths).flatMap((one) => FIRST_UNIT.exec(one)?.[1] ?? []);

/** Returns the unit of most strengths: of pieces, or else of any form. */
function usualUnit(named: NamedMedicine): string | undefined {
  const pieces = piecesOf(named).map(({ unit }) => unit);
  const units = pieces.length > 0 ? pieces : firstUnitsOf(named);
  const countOf = (unit: string): number => units.filter((one) => one === unit).length;
  return units.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

const MCG_IN_MG = 1000;
const MG_IN_G = 1000;

/** Whether a number means another unit: "1000" for 1 g, "250" for 0.25 mg, "0.05" for 50 mcg. */
const isInOtherUnit = (typed: number, { number, unit }: Piece): boolean =>
  (unit === 'g' && typed === number * MG_IN_G) ||
  (unit === 'mg' && number < 1 && typed === number * MCG_IN_MG) ||
  (unit === 'mcg' && typed === number / MCG_IN_MG);

const COUNTED =
  /^(?:units?|u|ml|x|tabs?|tablets?|caps?|capsules?|drops?|puffs?|days?|weeks?|months?|years?|hr|times?)$/;

/** Returns the numbers after a name that can be a strength: not "40 units", "x 5" or "10 days". */
const strengthNumbers = (rest: readonly NameWord[]): readonly string[] =>
  rest.flatMap(({ text, isNumber }, index) => {
    const isCount = COUNTED.test(rest[index + 1]?.text ?? '') || rest[index - 1]?.text === 'x';
    return isNumber && !isCount ? [text] : [];
  });

/** Returns the number after a name if it can be a strength alone. */
function onlyNumber(rest: readonly NameWord[]): number | undefined {
  const [number, ...more] = strengthNumbers(rest);
  const isAlone = more.length === 0 && rest.filter(({ isNumber }) => isNumber).length === 1;
  return number !== undefined && isAlone && rest[0]?.text === number ? Number(number) : undefined;
}

/** Below this, a number next to a medicine in IU counts lakhs or belongs to the name. */
const MIN_IU = 100;

/** Returns a number after a name that is not a sold strength, with the usual unit: "50 mg" of "Warf 50". */
export function readUnsoldStrength(
  text: string,
  named: NamedMedicine,
  rest: readonly NameWord[],
): string | undefined {
  const number = onlyNumber(rest);
  const unit = usualUnit(named);
  if (number === undefined || unit === undefined || plainNumbers(text).search(WRITTEN) !== -1)
    return undefined;
  return unit === 'IU' && number < MIN_IU ? undefined : `${number} ${unit}`;
}

/** Returns the only strength that a number means in another unit. */
function strengthInOtherUnit(named: NamedMedicine, rest: readonly NameWord[]): string | undefined {
  const number = onlyNumber(rest);
  const found = number === undefined ? [] : piecesOf(named).filter((one) => isInOtherUnit(number, one));
  const texts = [...new Set(found.map((one) => one.text))];
  return texts.length === 1 ? texts[0] : undefined;
}

/** Returns written strengths: one for all substances, or one each. */
function writtenStrength(text: string, { substances }: NamedMedicine): string | undefined {
  const written = [...plainNumbers(text).matchAll(WRITTEN)].map(([, strength = '']) =>
    tidyStrength(strength),
  );
  const [first] = written;
  if (substances.length === 1 || first?.split('/').length === substances.length) return first;
  return written.length === substances.length ? written.join('/') : undefined;
}

/** Returns the strength in a name: by the brand's number, with its unit, or by a lone number. */
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
    (isWritten
      ? writtenStrength(text, named)
      : variant
        ? undefined
        : (strengthOfNumbers(named, numbers) ?? strengthInOtherUnit(named, rest)))
  );
}
