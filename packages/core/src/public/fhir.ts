/**
 * Converts FHIR R4 and STU3 resources to rows for an import; every input gives a row or a reason. `fhirSource` lets the
 * elements show the patients of a FHIR R4 server.
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
export { type FhirSourceOptions, fhirSource } from '#fhir-source';
export type { GetSourceToken, SessionSource, SourcePorts } from '#http';
