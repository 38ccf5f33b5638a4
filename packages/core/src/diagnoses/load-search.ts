import { readDiagnoses } from './diagnosis.ts';
import { createDiagnosisSearch, type DiagnosisSearch } from './diagnosis-search.ts';

let loading: Promise<DiagnosisSearch> | undefined;

/** The search of the product's own table, which is loaded when it is first asked for; asked again after it could not be had. */
export function loadDiagnosisSearch(): Promise<DiagnosisSearch> {
  loading ??= import('./table/index.ts').then(({ ICD10 }) => createDiagnosisSearch(readDiagnoses(ICD10)));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
