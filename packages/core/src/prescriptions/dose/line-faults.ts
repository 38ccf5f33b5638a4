import type { DoseUnit } from '../coded/dose-unit.ts';
import type { MedicineForm } from '../coded/medicine-form.ts';
import type { Medicine } from '../medicines/medicine.ts';
import { isSameForm, type KnownStrength, type UnderstoodStrength } from './known-strengths.ts';
import type { LineFault } from './line-to-dose.ts';
import { isAbout, type Strength, strengthRatio } from './strength.ts';

const BY_WEIGHT: readonly DoseUnit[] = ['mg', 'mcg', 'g'];
const ON_SKIN: readonly DoseUnit[] = ['application', 'g', 'mL'];

/** Dose units of each form, in addition to mg, mcg and g. */
const UNITS_OF_FORM: Readonly<Record<MedicineForm, readonly DoseUnit[]>> = {
  tablet: ['tablet', 'capsule'],
  capsule: ['tablet', 'capsule'],
  syrup: ['mL', 'drop'],
  drops: ['drop', 'mL', 'application'],
  sachet: ['sachet', 'mL'],
  injection: ['mL', 'unit'],
  inhaler: ['puff', 'spray', 'capsule'],
  respules: ['mL'],
  spray: ['spray', 'puff', 'application'],
  cream: ON_SKIN,
  ointment: ON_SKIN,
  gel: ON_SKIN,
  lotion: ON_SKIN,
  powder: ['application', 'sachet', 'unit', 'mL'],
  patch: ['patch', 'application'],
  suppository: ['suppository'],
  pessary: ['pessary', 'application'],
};

/** Factors of a misplaced decimal point or wrong unit. */
const SLIPS = [10, 100, 1000];

function slipOf(strength: Strength, known: readonly KnownStrength[]): KnownStrength | undefined {
  const factors = [...SLIPS, ...SLIPS.map((one) => 1 / one)];
  return factors
    .map((factor) => known.find((one) => isAbout(strengthRatio(strength, one) ?? Number.NaN, factor)))
    .find((found) => found !== undefined);
}

const textsOf = (known: readonly KnownStrength[]): readonly string[] => [
  ...new Set(known.map(({ text }) => text)),
];

const isOfParts = (one: Strength, other: Strength): boolean => one.parts.length === other.parts.length;

/** Amounts per vial and per mL are not compared: injections are written either way. */
const comparableWith = (strength: Strength, known: readonly KnownStrength[]): readonly KnownStrength[] =>
  known.filter((one) => (one.inMl === undefined) === (strength.inMl === undefined));

/** No tablet contains half a kilogram. */
const MAX_MG = 500_000;

const isImpossible = ({ parts }: Strength): boolean =>
  parts.some(({ amount, unit }) => unit === 'mg' && amount > MAX_MG);

/** Returns faults of an interpreted strength: off by ten or a thousand, or not sold. */
export function strengthFaults(
  text: string,
  understood: UnderstoodStrength | undefined,
  known: readonly KnownStrength[],
): readonly LineFault[] {
  if (understood && isImpossible(understood.strength))
    return [{ kind: 'no-such-strength', strength: text, known: [] }];
  if (text.trim() === '' || known.length === 0 || understood?.isKnown) return [];
  const comparable = understood ? comparableWith(understood.strength, known) : known;
  if (comparable.length === 0) return [];
  const isUnread = !understood || !comparable.some((one) => isOfParts(one, understood.strength));
  if (isUnread) return [{ kind: 'no-such-strength', strength: text, known: textsOf(comparable), isUnread }];
  const slip = slipOf(understood.strength, comparable);
  if (slip) return [{ kind: 'ten-times', strength: text, meant: slip.text }];
  return [{ kind: 'no-such-strength', strength: text, known: textsOf(comparable) }];
}

/** Maximum pieces at one time: a loading dose of clopidogrel is eight of 75 mg. */
const MAX_PIECES = 10;
/** High doses of these are taken as many small tablets (BNF; Indian packs start at 0.5 mg, 2.5 mg, 4 mg and 5 mg). */
const MAX_PIECES_OF: Readonly<Record<string, number>> = {
  prednisolone: 24,
  methylprednisolone: 24,
  dexamethasone: 24,
  deflazacort: 24,
  methotrexate: 12,
  pancreatin: 24,
};
const PIECES: readonly string[] = ['tablet', 'capsule', 'sachet', 'suppository', 'pessary', 'patch'];
/** Maximum in other units: 3 mL of a dropper; up to ten puffs of salbutamol in an attack (BNF). */
const MAX_OF_UNIT: Readonly<Record<string, number>> = { drop: 60, puff: 12, spray: 12 };

/** Returns the maximum pieces of a medicine at one time. */
export const maxPiecesOf = (substances: readonly string[]): number =>
  (substances.length === 1 && MAX_PIECES_OF[substances[0] ?? '']) || MAX_PIECES;

/** Returns the fault of a count that is more likely a strength: 40 tablets of Telma. */
export const countFaults = (
  amount: number,
  unit: string,
  substances: readonly string[],
): readonly LineFault[] =>
  amount > (PIECES.includes(unit) ? maxPiecesOf(substances) : (MAX_OF_UNIT[unit] ?? Number.POSITIVE_INFINITY))
    ? [{ kind: 'too-many-pieces', amount, unit }]
    : [];

const isForm = (form: string | null): form is MedicineForm =>
  form !== null && Object.hasOwn(UNITS_OF_FORM, form);

/** Whether a form can be dosed in this unit. */
export const unitFits = (unit: string, form: string | null): boolean =>
  !isForm(form) || [...UNITS_OF_FORM[form], ...BY_WEIGHT].includes(unit as DoseUnit);

/** Returns the fault of a form that the medicine does not have. */
export function formFaults(form: string | null, rows: readonly Medicine[]): readonly LineFault[] {
  const known = [...new Set(rows.flatMap(({ forms }) => forms.map((one) => one.form)))];
  const isOther = form !== null && known.length > 0 && !known.some((one) => isSameForm(one, form));
  return isOther ? [{ kind: 'no-such-form', form, known }] : [];
}
