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

const PIECE = /^(\d+(?:\.\d+)?) (mg|mcg|g|IU)(\/h)?$/;

interface Piece {
  readonly text: string;
  readonly number: number;
  /** As `mg`, or `mcg/h` of a patch. */
  readonly unit: string;
}

/** Strengths of one piece of a medicine with one substance. */
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

/** Units of the first amount of each strength in mL or of a combination. */
const firstUnitsOf = ({ medicine }: NamedMedicine): readonly string[] =>
  (medicine?.forms ?? []).flatMap((one) => one.strengths).flatMap((one) => FIRST_UNIT.exec(one)?.[1] ?? []);

/** The unit that most strengths are in: of pieces, or else of whatever it comes in. */
function usualUnit(named: NamedMedicine): string | undefined {
  const pieces = piecesOf(named).map(({ unit }) => unit);
  const units = pieces.length > 0 ? pieces : firstUnitsOf(named);
  const countOf = (unit: string): number => units.filter((one) => one === unit).length;
  return units.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

const MCG_IN_MG = 1000;
const MG_IN_G = 1000;

/** "1000" of a medicine that comes as 1 g, "250" of one as 0.25 mg, "0.05" of one as 50 mcg. */
const isInOtherUnit = (typed: number, { number, unit }: Piece): boolean =>
  (unit === 'g' && typed === number * MG_IN_G) ||
  (unit === 'mg' && number < 1 && typed === number * MCG_IN_MG) ||
  (unit === 'mcg' && typed === number / MCG_IN_MG);

const COUNTED =
  /^(?:units?|u|ml|x|tabs?|tablets?|caps?|capsules?|drops?|puffs?|days?|weeks?|months?|years?|hr|times?)$/;

/** Numbers behind a name that can be a strength: not "40 units", "x 5" or "10 days". */
const strengthNumbers = (rest: readonly NameWord[]): readonly string[] =>
  rest.flatMap(({ text, isNumber }, index) => {
    const isCount = COUNTED.test(rest[index + 1]?.text ?? '') || rest[index - 1]?.text === 'x';
    return isNumber && !isCount ? [text] : [];
  });

/** A number behind a name that can be a strength alone. */
function onlyNumber(rest: readonly NameWord[]): number | undefined {
  const [number, ...more] = strengthNumbers(rest);
  const isAlone = more.length === 0 && rest.filter(({ isNumber }) => isNumber).length === 1;
  return number !== undefined && isAlone && rest[0]?.text === number ? Number(number) : undefined;
}

/** Below this, a number next to a medicine in IU counts lakhs, or is part of its name. */
const MIN_IU = 100;

/** A number behind a name that is no strength of the medicine, in the unit of those that are: "50 mg" of "Warf 50". */
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

/** The only strength that a number means in another unit than the one it is sold by. */
function strengthInOtherUnit(named: NamedMedicine, rest: readonly NameWord[]): string | undefined {
  const number = onlyNumber(rest);
  const found = number === undefined ? [] : piecesOf(named).filter((one) => isInOtherUnit(number, one));
  const texts = [...new Set(found.map((one) => one.text))];
  return texts.length === 1 ? texts[0] : undefined;
}

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
    (isWritten
      ? writtenStrength(text, named)
      : variant
        ? undefined
        : (strengthOfNumbers(named, numbers) ?? strengthInOtherUnit(named, rest)))
  );
}
