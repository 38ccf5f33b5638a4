import type { MedicineTables } from './medicines/medicine-tables.ts';
import { readMedicineName } from './medicines/read-medicine-name.ts';
import { substancesKey } from './medicines/substances-key.ts';
import type { NewLine } from './prescription-line.ts';

/** What a repeated prescription can differ in. A start date and an override belong to one prescription only. */
type ComparedLine = Omit<NewLine, 'id' | 'start' | 'override'>;

/** How the lines differ from those of the prescription before. */
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

/** The substances of a medicine, so that a brand and its generic name are one medicine; else its name. */
function medicineKey(medicine: string, tables: MedicineTables): string {
  const { substances } = readMedicineName(medicine, tables);
  return substances.length > 0 ? substancesKey(substances) : medicine.trim().toLowerCase();
}

/**
 * Returns what is new, changed and not repeated, in the order of the lines, then of the earlier ones. A medicine that stands twice is
 * compared in order. Lines that are the same are left out.
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
