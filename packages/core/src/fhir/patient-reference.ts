import { bundleIndex, type ReferenceTarget } from './bundle-index.ts';
import { type FhirObject, isFhirObject } from './fhir-json.ts';
import type { FhirPlace } from './fhir-place.ts';
import { type FhirRefused, isRefused, refused } from './fhir-refusal.ts';
import { identifier, list, type Reference, shaped } from './fhir-shapes.ts';
import { identifierKeys } from './patient-identifiers.ts';
import { readReference } from './reference-text.ts';

/** For a single resource: the address contains the id. */
const NO_BUNDLE = bundleIndex();

const byIdentifiers = (keys: readonly string[], { index = NO_BUNDLE }: FhirPlace) =>
  keys.map((key) => index.identified(key.replace(/^\|/, '')));

/** Resolves a contained Patient to a patient of the bundle, by identifier. */
function insidePatient(resource: FhirObject, id: string, place: FhirPlace): ReferenceTarget | FhirRefused {
  const all = Array.isArray(resource.contained) ? resource.contained : [];
  const found: unknown = all.find((each) => isFhirObject(each) && (each.id === id || each.id === `#${id}`));
  if (!isFhirObject(found)) return refused('patient-not-found');
  if (found.resourceType !== 'Patient') return refused('not-about-a-patient');
  const identifiers = shaped(list(identifier), found.identifier);
  const keys = isRefused(identifiers) ? [] : identifierKeys(identifiers.read);
  return byIdentifiers(keys, place).find((target) => !isRefused(target)) ?? refused('patient-inside');
}

/** Returns the target of a reference; undefined if it has only text. */
export function targetOf(
  reference: Reference,
  resource: FhirObject,
  place: FhirPlace,
): ReferenceTarget | FhirRefused | undefined {
  if (reference.reference === undefined) {
    const keys = reference.identifier ? identifierKeys([reference.identifier]) : [];
    return byIdentifiers(keys, place)[0];
  }
  const read = readReference(reference.reference);
  if (read.kind === 'inside') return insidePatient(resource, read.id, place);
  const target = (place.index ?? NO_BUNDLE).resolve(reference.reference, place.fullUrl);
  return isRefused(target) ? target : { ...target, type: target.type ?? reference.type };
}

/** Returns the id of the patient that a reference points to. */
export function patientOf(
  reference: Reference | undefined,
  resource: FhirObject,
  place: FhirPlace,
): string | FhirRefused {
  const target = reference && targetOf(reference, resource, place);
  if (!target) return refused('no-patient');
  if (isRefused(target)) return target;
  return (target.type ?? 'Patient') === 'Patient' ? target.id : refused('not-about-a-patient');
}
