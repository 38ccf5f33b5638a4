import type { FhirObject } from './fhir-json.ts';
import type { FhirPlace } from './fhir-place.ts';
import { type FhirRefused, isRefused, refused } from './fhir-refusal.ts';
import { type PatientFhirRow, patientFromFhir } from './patient-from-fhir.ts';
import { type ReadingFhirRow, readingFromFhir } from './reading-from-fhir.ts';
import { type ResourceFhirRow, resourceFromFhir } from './resource-from-fhir.ts';
import { rowKind } from './row-kind.ts';

/** A row, and the file it belongs to. */
export type FhirRow =
  | { readonly kind: 'patient'; readonly row: PatientFhirRow }
  | { readonly kind: 'reading'; readonly row: ReadingFhirRow }
  | { readonly kind: 'resource'; readonly row: ResourceFhirRow };

const READERS = {
  patient: patientFromFhir,
  reading: readingFromFhir,
  resource: resourceFromFhir,
} as const;

/** Converts a parsed resource of any type to a row, or returns a refusal. Never throws. */
export function rowFromFhir(resource: unknown, place: FhirPlace): FhirRow | FhirRefused {
  const kind = rowKind(resource);
  if (isRefused(kind)) return kind;
  if (kind.kind === 'bundle') return refused('nested-bundle');
  const row = READERS[kind.kind](resource as FhirObject, place);
  return isRefused(row) ? row : ({ kind: kind.kind, row } as FhirRow);
}
