import { labelIn } from '#formatting';
import type { MedicineForm } from './medicine-form.ts';

interface UnitWords {
  readonly en: readonly [one: string, several: string];
  readonly hi: readonly [one: string, several: string];
}

const same = (en: string, hi: string): UnitWords => ({ en: [en, en], hi: [hi, hi] });

/** Units of a dose (FHIR Dosage.doseQuantity). They are spelled out, because "U" is misread as 0. */
const UNITS = {
  tablet: { en: ['tablet', 'tablets'], hi: ['गोली', 'गोलियाँ'] },
  capsule: { en: ['capsule', 'capsules'], hi: ['कैप्सूल', 'कैप्सूल'] },
  mL: same('mL', 'mL'),
  drop: { en: ['drop', 'drops'], hi: ['बूँद', 'बूँदें'] },
  puff: { en: ['puff', 'puffs'], hi: ['पफ़', 'पफ़'] },
  spray: { en: ['spray', 'sprays'], hi: ['स्प्रे', 'स्प्रे'] },
  unit: { en: ['unit', 'units'], hi: ['यूनिट', 'यूनिट'] },
  sachet: { en: ['sachet', 'sachets'], hi: ['पाउच', 'पाउच'] },
  application: { en: ['application', 'applications'], hi: ['बार लगाना', 'बार लगाना'] },
  patch: { en: ['patch', 'patches'], hi: ['पैच', 'पैच'] },
  suppository: { en: ['suppository', 'suppositories'], hi: ['सपोसिटरी', 'सपोसिटरी'] },
  pessary: { en: ['vaginal tablet', 'vaginal tablets'], hi: ['योनि की गोली', 'योनि की गोलियाँ'] },
  mg: same('mg', 'mg'),
  mcg: same('microgram', 'माइक्रोग्राम'),
  g: same('g', 'g'),
} as const satisfies Readonly<Record<string, UnitWords>>;

export type DoseUnit = keyof typeof UNITS;
export const DOSE_UNITS = Object.keys(UNITS) as readonly DoseUnit[] as readonly [DoseUnit, ...DoseUnit[]];

const isUnit = (unit: string): unit is DoseUnit => Object.hasOwn(UNITS, unit);

/** Returns the unit next to an amount, plural above one, or the key itself if it is unknown. */
export function doseUnitLabel(unit: string, amount: number, locale?: string): string {
  if (!isUnit(unit)) return unit;
  const { en, hi } = UNITS[unit];
  const place = amount > 1 ? 1 : 0;
  return labelIn({ en: en[place], hi: hi[place] }, locale);
}

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
