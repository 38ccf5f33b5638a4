/**
 * Converts FHIR R4 and STU3 resources to rows for an import; every input gives a row or a reason. And a FHIR R4 server as
 * the source of a session of `@careline/elements`, whose search, readings and encounters then show its patients.
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
