export { LOINC, LOINC_CODES, type LoincMetric, loincMetric } from './loinc-metric.ts';
