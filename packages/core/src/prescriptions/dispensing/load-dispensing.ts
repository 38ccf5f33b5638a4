import { loadMedicineTables } from '../medicines/load-medicines.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';

export interface Dispensing {
  readonly tables: MedicineTables;
  readonly rules: Pick<
    typeof import('./dispense-problems.ts'),
    'dispenseProblems' | 'lineDispenseProblem' | 'productQuestion' | 'schedulesOfLine'
  > &
    Pick<typeof import('./compare-product.ts'), 'compareProduct'>;
}

/** Loads the tables on first use, because they are large. A failed load is retried. */
export async function loadDispensing(): Promise<Dispensing> {
  const [tables, problems, { compareProduct }] = await Promise.all([
    loadMedicineTables(),
    import('./dispense-problems.ts'),
    import('./compare-product.ts'),
  ]);
  return { tables, rules: { ...problems, compareProduct } };
}
