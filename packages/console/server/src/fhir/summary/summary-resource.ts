import type { FhirResource } from 'fhir/r4';
import { ABSENT_EXTENSION } from '../fhir-systems.ts';

const UNKNOWN = { extension: [{ url: ABSENT_EXTENSION, valueCode: 'unknown' }] };

/** Elements that refer to resources outside of the document. */
const OUTSIDE: ReadonlySet<string> = new Set(['encounter', 'basedOn']);

/** Returns a resource as part of a summary. Elements that its IPS profile requires and nobody knows are marked. */
export function toSummaryResource(resource: FhirResource): FhirResource {
  const inside = Object.fromEntries(
    Object.entries(resource).filter(([name]) => !OUTSIDE.has(name)),
  ) as unknown as FhirResource;
  switch (inside.resourceType) {
    case 'Patient':
      return inside.birthDate === undefined ? { ...inside, _birthDate: UNKNOWN } : inside;
    case 'MedicationStatement':
      return inside.effectiveDateTime === undefined ? { ...inside, _effectiveDateTime: UNKNOWN } : inside;
    case 'Observation':
      return inside.performer === undefined ? { ...inside, performer: [UNKNOWN] } : inside;
    default:
      return inside;
  }
}
