// Lets a session read a FHIR server. A separate file, because most pages do not need it.
export { fhirSource } from '@careline/core/fhir';
