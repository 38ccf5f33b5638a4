import { countPhrase, labelIn } from '#formatting';
import * as words from '../words/en.ts';
import type { MedicineForm } from './medicine-form.ts';

/** Units of a dose (FHIR Dosage.doseQuantity). They are spelled out, because "U" is misread as 0. */
export const DOSE_UNITS = [
  ...([
    'tablet',
    'capsule',
    'mL',
    'drop',
    'puff',
    'spray',
    'unit',
    'sachet',
    'application',
    'patch',
  ] as const),
  ...(['suppository', 'pessary', 'mg', 'mcg', 'g'] as const),
] as const;
export type DoseUnit = (typeof DOSE_UNITS)[number];

const isUnit = (unit: string): unit is DoseUnit => (DOSE_UNITS as readonly string[]).includes(unit);

/** Returns the number whose plural form an amount takes: parts of one piece are singular, as in "½ tablet". */
export const countedPieces = (amount: number): number => Math.max(1, Math.ceil(amount));

/** Returns the unit next to an amount, plural above one, or the key itself if it is unknown. */
export const doseUnitLabel = (unit: string, amount: number, locale?: string): string =>
  isUnit(unit) ? labelIn(countPhrase(words.doseUnit, unit, countedPieces(amount)), locale) : unit;

/** Default dose unit of each form. */
export const USUAL_UNITS: Readonly<Record<MedicineForm, DoseUnit>> = {
  tablet: 'tablet',
  capsule: 'capsule',
  syrup: 'mL',
  drops: 'drop',
  sachet: 'sachet',
  injection: 'mL',
  inhaler: 'puff',
  respules: 'mL',
  spray: 'spray',
  cream: 'application',
  ointment: 'application',
  gel: 'application',
  lotion: 'application',
  powder: 'application',
  patch: 'patch',
  suppository: 'suppository',
  pessary: 'pessary',
};

/** Forms of which one piece is the default dose. */
export const COUNTED_FORMS: readonly MedicineForm[] = [
  ...(['tablet', 'capsule', 'sachet', 'suppository', 'pessary', 'patch'] as const),
  ...(['cream', 'ointment', 'gel', 'lotion'] as const),
];
