import type { MedicineTables } from './medicines/medicine-tables.ts';
import { readMedicineName } from './medicines/read-medicine-name.ts';
import { substancesKey } from './medicines/same-medicine.ts';
import type { NewLine } from './prescription-line.ts';

/** The fields in which a repeated prescription can differ. Start date and override belong to a single prescription. */
type ComparedLine = Omit<NewLine, 'id' | 'start' | 'override'>;

/** The difference between a line and that of the previous prescription. */
export type LineChange<Earlier> =
  | { readonly kind: 'new'; readonly line: NewLine }
  | { readonly kind: 'changed'; readonly line: NewLine; readonly before: Earlier }
  | { readonly kind: 'not-repeated'; readonly before: Earlier };

const FIELDS = [
  'strength',
  'form',
  'amount',
  'unit',
  'frequency',
  'times',
  'steps',
  'maxPerDay',
  'meal',
  'route',
  'days',
  'reason',
  'instructions',
] as const satisfies readonly (keyof ComparedLine)[];

const written = (line: object): string =>
  JSON.stringify(FIELDS.map((field) => (line as Readonly<Record<string, unknown>>)[field] ?? null));

/** Returns the substances of a medicine, so that a brand and its generic name are equal, or else its name. */
function medicineKey(medicine: string, tables: MedicineTables): string {
  const { substances } = readMedicineName(medicine, tables);
  return substances.length > 0 ? substancesKey(substances) : medicine.trim().toLowerCase();
}

/**
 * Returns new, changed and dropped medicines, in the order of the lines, then of the earlier ones.
 * A medicine that occurs twice is compared in order. Unchanged lines are left out.
 */
export function changesSince<Earlier extends { readonly id: string; readonly medicine: string }>(
  lines: readonly NewLine[],
  earlier: readonly Earlier[],
  tables: MedicineTables,
): readonly LineChange<Earlier>[] {
  const open = earlier.map((before) => ({ before, key: medicineKey(before.medicine, tables) }));
  const changes = lines.flatMap((line): LineChange<Earlier>[] => {
    const key = medicineKey(line.medicine, tables);
    const at = open.findIndex((one) => one.key === key);
    const [match] = at === -1 ? [] : open.splice(at, 1);
    if (!match) return [{ kind: 'new', line }];
    return written(line) === written(match.before) ? [] : [{ kind: 'changed', line, before: match.before }];
  });
  return [...changes, ...open.map(({ before }) => ({ kind: 'not-repeated', before }) as const)];
}
