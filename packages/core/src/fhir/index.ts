export { type BundleEntry, bundleEntry, bundleKey } from './bundle-entry.ts';
export { type BundleIndex, type BundleKey, bundleIndex } from './bundle-index.ts';
export { type EncounterFhirRow, encounterFromFhir } from './encounter-from-fhir.ts';
export { entryFromFhir } from './entry-from-fhir.ts';
export type { FhirNumber } from './fhir-json.ts';

export { FHIR_REFUSALS, type FhirRefusal, type FhirRefused, isRefused } from './fhir-refusal.ts';
export { nationalNumber, REMOVED_NUMBER } from './national-identifiers.ts';
export type { PatientFhirRow } from './patient-from-fhir.ts';
export type { ReadingFhirRow } from './reading-from-fhir.ts';
export type { ResourceFhirRow } from './resource-from-fhir.ts';
export { type FhirRow, rowFromFhir } from './row-from-fhir.ts';
export { rowKind } from './row-kind.ts';
