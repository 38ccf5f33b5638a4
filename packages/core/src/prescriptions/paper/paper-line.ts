import { type Label, labelIn } from '#formatting';
import { DOSES_OF_DAY, type Frequency } from '../coded/frequency.ts';
import { medicineFormLabel } from '../coded/medicine-form.ts';
import { type MedicineRoute, medicineRouteLabel, USUAL_ROUTES } from '../coded/medicine-route.ts';
import { orderedQuantity, quantityText } from '../dispensing/ordered-quantity.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import { readMedicineName } from '../medicines/read-medicine-name.ts';
import type { PrescribedLine } from '../prescribed-line.ts';

/** A medicine as a paper names it. */
interface PaperName {
  /** In capitals. */
  readonly generic: string;
  /** As it was typed; empty for a generic name. */
  readonly brand: string;
  readonly strength: string;
}

/** Returns the generic name of a line in capitals. A name that the tables do not have, or only nearly, stays as it was typed. */
function paperName(
  { medicine, strength }: Pick<PrescribedLine, 'medicine' | 'strength'>,
  tables: MedicineTables | undefined,
): PaperName {
  const reading = tables && readMedicineName(medicine, tables);
  if (reading?.by !== 'brand') return { generic: medicine.toUpperCase(), brand: '', strength };
  const generic = reading.medicine?.name ?? reading.substances.join(' + ');
  return { generic: generic.toUpperCase(), brand: medicine, strength: strength || (reading.strength ?? '') };
}

/** The route that the form implies, which the directions do not say. */
const impliedRoute = ({ form, route }: PrescribedLine): MedicineRoute | undefined => {
  const usual = USUAL_ROUTES[form as keyof typeof USUAL_ROUTES];
  return route === null || route === usual ? usual : undefined;
};

/** "AMOXICILLIN + CLAVULANIC ACID (Augmentin 625) 500 mg/125 mg, tablet, by mouth". */
export function paperMedicineText(
  line: PrescribedLine,
  tables: MedicineTables | undefined,
  locale?: string,
): string {
  const { generic, brand, strength } = paperName(line, tables);
  const route = impliedRoute(line);
  return [
    [generic, brand && `(${brand})`, strength].filter(Boolean).join(' '),
    line.form && medicineFormLabel(line.form, locale),
    route && medicineRouteLabel(route, locale),
  ]
    .filter(Boolean)
    .join(', ');
}

const QUANTITY: Label = { en: 'Quantity', hi: 'मात्रा' };

/** "Quantity: 60 tablets"; empty for a line without an end, and for what is not counted. */
export function paperQuantityText(line: PrescribedLine, locale?: string): string {
  const quantity = orderedQuantity(line);
  if (!quantity) return '';
  return `${labelIn(QUANTITY, locale)}: ${quantityText(quantity.amount, quantity.unit, locale)}`;
}

export const PARTS_OF_DAY = ['morning', 'noon', 'evening', 'night'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** How much a line gives in each part of the day; undefined for what is not the same every day. */
export function dayAmounts({
  frequency,
  amount,
  times,
}: Pick<PrescribedLine, 'frequency' | 'amount' | 'times'>): Readonly<Record<PartOfDay, number>> | undefined {
  const amounts = times ?? DOSES_OF_DAY[frequency as Frequency]?.map((one) => one * (amount ?? 0));
  if (!amounts) return undefined;
  const [morning = 0, noon = 0, third = 0, fourth] = amounts;
  return fourth === undefined
    ? { morning, noon, evening: 0, night: third }
    : { morning, noon, evening: third, night: fourth };
}
