import type { MedicineTables, NamedMedicine } from '../../src/prescriptions/medicines/medicine-tables.ts';
import { readMedicineName } from '../../src/prescriptions/medicines/read-medicine-name.ts';

/**
 * Returns the brands that would be read as another medicine if the table did not have them. A question about a brand that
 * is read in part, as "Telsar" of "Telsar A", is no mistake.
 */
export function mistakenWithoutRow(
  tables: MedicineTables,
  isTried: (named: NamedMedicine, index: number) => boolean,
): readonly string[] {
  const names = new Map(tables.names);
  return [...tables.names].flatMap(([key, named], index) => {
    if (named.by !== 'brand' || !isTried(named, index)) return [];
    names.delete(key);
    const { by, substances } = readMedicineName(named.name, { ...tables, names });
    names.set(key, named);
    const isOther = substances.some((one) => !named.substances.includes(one));
    return by === 'spelling' && isOther ? [named.name] : [];
  });
}
