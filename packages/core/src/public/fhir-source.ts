/**
 * A FHIR R4 server as the source of a session of `@careline/elements`: the search, the readings and the encounters
 * then show its patients.
 *
 * @module fhir-source
 */
export { type FhirSourceOptions, fhirSource } from '#fhir-source';
export type { GetSourceToken, SessionSource, SourcePorts } from '#http';
