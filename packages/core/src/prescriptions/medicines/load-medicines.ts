import { type Medicine, readMedicines } from './medicine.ts';
import { createMedicineTables, type MedicineTables } from './medicine-tables.ts';

let loading: Promise<MedicineTables> | undefined;

async function readTables(): Promise<MedicineTables> {
  const [rows, brands, short, other] = await Promise.all([
    import('./medicine-rows.ts'),
    import('./brand-rows.ts'),
    import('./short-names.ts'),
    import('./other-medicines.ts'),
  ]);
  return createMedicineTables(readMedicines(rows.MEDICINE_ROWS), {
    brands: brands.BRAND_ROWS,
    shortNames: short.SHORT_NAMES + short.HINDI_NAMES,
    otherMedicines: other.OTHER_MEDICINES,
  });
}

/** Loads medicines, brands and abbreviations on first use. A failed load is retried. */
export function loadMedicineTables(): Promise<MedicineTables> {
  loading ??= readTables().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads only the table of medicines. */
export const loadMedicines = async (): Promise<readonly Medicine[]> => (await loadMedicineTables()).medicines;
