export { type FhirSourceOptions, fhirSource } from './fhir-source.ts';
