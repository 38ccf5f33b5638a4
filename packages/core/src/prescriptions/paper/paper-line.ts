import { type Label, labelIn, wordLabel } from '#formatting';
import { DOSES_OF_DAY, type Frequency } from '../coded/frequency.ts';
import { medicineFormLabel } from '../coded/medicine-form.ts';
import { type MedicineRoute, medicineRouteLabel, USUAL_ROUTES } from '../coded/medicine-route.ts';
import { orderedQuantity, quantityText } from '../dispensing/ordered-quantity.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import { readMedicineName } from '../medicines/read-medicine-name.ts';
import type { PrescribedLine } from '../prescribed-line.ts';
import * as words from '../words/en.ts';

/** The name of a medicine on paper. */
interface PaperName {
  /** Upper case. */
  readonly generic: string;
  /** As typed; empty for a generic name. */
  readonly brand: string;
  readonly strength: string;
}

/** Returns the generic name of a line in capitals. Unknown and merely similar names stay as typed. */
function paperName(
  { medicine, strength }: Pick<PrescribedLine, 'medicine' | 'strength'>,
  tables: MedicineTables | undefined,
): PaperName {
  const reading = tables && readMedicineName(medicine, tables);
  if (reading?.by !== 'brand') return { generic: medicine.toUpperCase(), brand: '', strength };
  const generic = reading.medicine?.name ?? reading.substances.join(' + ');
  return { generic: generic.toUpperCase(), brand: medicine, strength: strength || (reading.strength ?? '') };
}

/** Returns the route that the form implies and the directions omit. */
const impliedRoute = ({ form, route }: PrescribedLine): MedicineRoute | undefined => {
  const usual = USUAL_ROUTES[form as keyof typeof USUAL_ROUTES];
  return route === null || route === usual ? usual : undefined;
};

/** Returns for example "AMOXICILLIN + CLAVULANIC ACID (Augmentin 625) 500 mg/125 mg, tablet, by mouth". */
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

const QUANTITY: Label = wordLabel(words.paperLine, 'quantity');

/** Returns for example "Quantity: 60 tablets"; empty without an end, and for uncountable forms. */
export function paperQuantityText(line: PrescribedLine, locale?: string): string {
  const quantity = orderedQuantity(line);
  if (!quantity) return '';
  return `${labelIn(QUANTITY, locale)}: ${quantityText(quantity.amount, quantity.unit, locale)}`;
}

export const PARTS_OF_DAY = ['morning', 'noon', 'evening', 'night'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Returns the amount for each part of the day; undefined unless it is the same every day. */
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
