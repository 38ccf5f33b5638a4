import type { CodeableConcept } from 'fhir/r4';

/** Code systems of HL7 and others that resources use. */
export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
export const SNOMED = 'http://snomed.info/sct';
export const ICD10 = 'http://hl7.org/fhir/sid/icd-10';
export const ABSENT_REASON = 'http://terminology.hl7.org/CodeSystem/data-absent-reason';
export const ABSENT_EXTENSION = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';

/** Returns a code of HL7's terminology as a concept. */
export const hl7Concept = (system: string, code: string): CodeableConcept => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});

/** Our own systems. They are the same on every installation. */
export const own = (name: string): string => `urn:careline:${name}`;

const ADDRESS = /^[a-z][a-z0-9+.-]*:\S+$/i;

/** Returns a stored identifier system as a URI. Systems without one, such as `uhid`, get ours. */
export const systemUri = (stored: string): string =>
  ADDRESS.test(stored) ? stored : own(`identifier:${stored}`);

/** Returns the stored form of a system's URI. */
export const storedSystem = (uri: string): string =>
  uri.startsWith(own('identifier:')) ? uri.slice(own('identifier:').length) : uri;

/** Returns a dateTime in UTC. */
export const toDateTime = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** Drops undefined elements and empty arrays, which FHIR does not allow. */
export function filled<T extends object>(resource: T): T {
  const elements = Object.entries(resource).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(elements) as T;
}

const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;
/** Returns a text that FHIR accepts as a date; undefined for others. */
export const dateOf = (text: unknown): string | undefined =>
  typeof text === 'string' && DATE.test(text) ? text : undefined;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
/** Returns a text that FHIR accepts as a dateTime; undefined for others. */
export const dateTimeOf = (text: unknown): string | undefined =>
  dateOf(text) ?? (typeof text === 'string' && INSTANT.test(text) ? text : undefined);
