import { digitsOf, type FhirObject, isFhirNumber, isFhirObject, present, restOf } from './fhir-json.ts';
import type { FhirPlace } from './fhir-place.ts';
import { type FhirRefused, refused } from './fhir-refusal.ts';
import { idOfAddress } from './reference-text.ts';

/** The id of a resource; without one, that of its address in the bundle. */
export function idOf(resource: FhirObject, { fullUrl }: Pick<FhirPlace, 'fullUrl'>): string | FhirRefused {
  const { id } = resource;
  const written = isFhirNumber(id) ? digitsOf(id) : id;
  if (typeof written === 'string' && written !== '') return written;
  return (fullUrl !== undefined && idOfAddress(fullUrl)) || refused('no-id');
}

/** A resource may not be read past an extension that could turn its meaning round (FHIR R4, 2.4.0.2.1). */
export const isModified = ({ modifierExtension: found }: FhirObject): boolean =>
  found !== undefined && found !== null && !(Array.isArray(found) && found.length === 0);

/** The copy's own history: with it, the same content read twice from a server would be two versions. */
const OF_THE_COPY = new Set(['versionId', 'lastUpdated']);

function metaOf(meta: unknown): Record<string, unknown> | undefined {
  const rest = isFhirObject(meta) ? restOf(meta, OF_THE_COPY) : {};
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** A narrative that was not generated from the data may say what the data does not. */
const narrativeOf = (narrative: unknown): unknown =>
  isFhirObject(narrative) && (narrative.status === 'additional' || narrative.status === 'extensions')
    ? narrative.div
    : undefined;

/** What a row keeps of what every resource has. */
export const headOf = ({ meta, text }: FhirObject): Record<string, unknown> =>
  present({ meta: metaOf(meta), narrative: narrativeOf(text) });

/** Read by `idOf` and `headOf`, or only about the writing: the language that the words are in. */
export const HEAD = ['resourceType', 'id', 'meta', 'text', 'language', 'modifierExtension'] as const;
