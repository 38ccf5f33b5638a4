import { type Medicine, readMedicines } from './medicine.ts';

let loading: Promise<readonly Medicine[]> | undefined;

/** The table of medicines, loaded when it is first needed and read once. A load that fails is tried again next time. */
export function loadMedicines(): Promise<readonly Medicine[]> {
  loading ??= import('./medicine-rows.ts').then(
    ({ MEDICINE_ROWS }) => readMedicines(MEDICINE_ROWS),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
