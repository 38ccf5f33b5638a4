import { type FhirObject, isFhirObject } from './fhir-json.ts';
import type { FhirPlace } from './fhir-place.ts';
import { type FhirRefused, isRefused, refused } from './fhir-refusal.ts';
import { reference, shaped } from './fhir-shapes.ts';
import { type PatientPath, patientPaths } from './patient-paths.ts';
import { patientOf, targetOf } from './patient-reference.ts';
import { idOf } from './resource-head.ts';
import { resourceTime } from './resource-time.ts';
import { rowKind } from './row-kind.ts';

/** A resource that is stored unchanged. */
export interface ResourceFhirRow {
  readonly source: string;
  readonly id: string;
  /** Resource type, such as `Encounter`. */
  readonly kind: string;
  /** Patient id in the same source; absent if there is no subject. */
  readonly patient?: string;
  /** Time of the event or of its recording, as written by the source. */
  readonly time?: string;
  readonly resource: FhirObject;
}

/** Returns the values at the end of a path, through lists. */
function valuesAt(resource: FhirObject, steps: readonly string[]): unknown[] {
  return steps.reduce<unknown[]>(
    (values, step) => values.flatMap((value) => (isFhirObject(value) ? (value[step] ?? []) : [])),
    [resource],
  );
}

/** The subject is missing or not a patient. */
const ABOUT_NOBODY = new Set(['no-patient', 'not-about-a-patient']);

function idsAt(path: PatientPath, resource: FhirObject, place: FhirPlace): (string | FhirRefused)[] {
  return valuesAt(resource, path.steps).map((value) => {
    const shape = shaped(reference, value);
    if (isRefused(shape)) return refused('wrong-shape', path.steps.join('.'));
    if (!path.several) return patientOf(shape.read, resource, place);
    const target = targetOf(shape.read, resource, place);
    return target && !isRefused(target) && target.type === 'Patient' ? target.id : refused('no-patient');
  });
}

/** Returns the one patient of a resource; undefined if it has none. */
function aboutWhom(type: string, resource: FhirObject, place: FhirPlace): string | FhirRefused | undefined {
  const found = patientPaths(type).flatMap((path) => idsAt(path, resource, place));
  const wrong = found.find((each) => typeof each !== 'string' && !ABOUT_NOBODY.has(each.reason));
  if (wrong !== undefined) return wrong;
  const ids = new Set(found.filter((each) => typeof each === 'string'));
  return ids.size > 1 ? refused('several-patients') : [...ids][0];
}

/** Converts a resource of any other FHIR R4 or STU3 type: unchanged, with its patient. */
export function resourceFromFhir(resource: FhirObject, place: FhirPlace): ResourceFhirRow | FhirRefused {
  const kind = rowKind(resource);
  if (isRefused(kind)) return kind;
  if (kind.kind === 'bundle') return refused('nested-bundle');
  const id = idOf(resource, place);
  if (typeof id !== 'string') return id;
  const patient = aboutWhom(kind.type, resource, place);
  if (typeof patient === 'object') return patient;
  const time = resourceTime(resource);
  return {
    source: place.source,
    id,
    kind: kind.type,
    ...(patient !== undefined && { patient }),
    ...(time !== undefined && { time }),
    resource,
  };
}
