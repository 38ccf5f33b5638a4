/**
 * Converts FHIR R4 and STU3 resources to rows for an import. Every input gives a row or a reason.
 *
 * @module fhir
 */
export {
  type BundleEntry,
  type BundleIndex,
  type BundleKey,
  bundleEntry,
  bundleIndex,
  bundleKey,
  type EncounterFhirRow,
  FHIR_REFUSALS,
  type FhirNumber,
  type FhirRefusal,
  type FhirRefused,
  type FhirRow,
  isRefused,
  type PatientFhirRow,
  type ReadingFhirRow,
  type ResourceFhirRow,
  rowFromFhir,
} from '#fhir';
