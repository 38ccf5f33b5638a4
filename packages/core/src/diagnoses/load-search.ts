import { readDiagnoses } from './diagnosis.ts';
import { createDiagnosisSearch, type DiagnosisSearch } from './diagnosis-search.ts';

let loading: Promise<DiagnosisSearch> | undefined;

/** Loads the search of the built-in table on first use. A failed load is retried on the next call. */
export function loadDiagnosisSearch(): Promise<DiagnosisSearch> {
  loading ??= import('./table/index.ts').then(({ ICD10 }) => createDiagnosisSearch(readDiagnoses(ICD10)));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
