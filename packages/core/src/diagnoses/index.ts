export { type Diagnosis, diagnosisCodeOf, isDiagnosisCode, readDiagnoses } from './diagnosis.ts';
export { createDiagnosisSearch, type DiagnosisSearch } from './diagnosis-search.ts';
export { loadDiagnosisSearch } from './load-search.ts';
