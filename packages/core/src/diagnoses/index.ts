export { type Diagnosis, isDiagnosisCode, readDiagnoses } from './diagnosis.ts';
export { type DiagnosisNames, loadDiagnosisNames } from './diagnosis-names.ts';

export { loadDiagnosisSearch } from './load-search.ts';
