// Lets a session read a FHIR server. A file of its own: it is independent of the shell and the session, and most pages
// do not need it.
export { fhirSource } from '@careline/core/fhir';
