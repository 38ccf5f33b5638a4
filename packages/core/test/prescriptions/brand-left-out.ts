import type { MedicineTables, NamedMedicine } from '../../src/prescriptions/medicines/medicine-tables.ts';
import { readMedicineName } from '../../src/prescriptions/medicines/read-medicine-name.ts';

/**
 * Returns the brands that would be mistaken for another medicine without their row in the table. Asking about a
 * partly recognised brand, such as "Telsar" in "Telsar A", is not a mistake.
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
