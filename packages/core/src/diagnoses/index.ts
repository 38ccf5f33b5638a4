export { type Diagnosis, diagnosisCodeOf, isDiagnosisCode, readDiagnoses } from './diagnosis.ts';
export { type DiagnosisNames, loadDiagnosisNames } from './diagnosis-names.ts';
export { createDiagnosisSearch, type DiagnosisSearch } from './diagnosis-search.ts';
export { loadDiagnosisSearch } from './load-search.ts';
