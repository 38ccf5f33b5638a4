import { digitsOf, type FhirObject, isFhirNumber, isFhirObject, present } from './fhir-json.ts';
import type { FhirPlace } from './fhir-place.ts';
import { type FhirRefused, refused } from './fhir-refusal.ts';
import { idOfAddress } from './reference-text.ts';

/** Returns the id of a resource, or else the id in its bundle address. */
export function idOf(resource: FhirObject, { fullUrl }: Pick<FhirPlace, 'fullUrl'>): string | FhirRefused {
  const { id } = resource;
  const written = isFhirNumber(id) ? digitsOf(id) : id;
  if (typeof written === 'string' && written !== '') return written;
  return (fullUrl !== undefined && idOfAddress(fullUrl)) || refused('no-id');
}

const MODIFIERS = ['implicitRules', 'modifierExtension'];

/**
 * Returns a refusal for unknown modifiers: what can change the meaning must be understood, or the resource must not be
 * read (FHIR R4, 2.4.0.2.1 and 2.26.3.2).
 */
export function modifierOf(part: FhirObject): FhirRefused | undefined {
  const found = MODIFIERS.find((key) => key in present(part));
  return found === undefined ? undefined : refused('meaning-changed', found);
}

const FROM_THE_DATA = new Set<unknown>(['generated', 'extensions', 'empty']);

/** A narrative written by a person can contain more than the data. */
const narrativeOf = (narrative: unknown): unknown =>
  isFhirObject(narrative) && !FROM_THE_DATA.has(narrative.status) ? narrative.div : undefined;

/**
 * Returns the common elements that rows keep: security labels.
 * Versions, profiles and tags belong to a server and say nothing about the content (FHIR R4, 2.27.1). With them, the
 * same content would count as two versions.
 */
export const headOf = ({ meta, text }: FhirObject): Record<string, unknown> =>
  present({ security: isFhirObject(meta) ? meta.security : undefined, narrative: narrativeOf(text) });

/** Elements that the functions above read, and the language of the text. */
export const HEAD = [
  ...['resourceType', 'id', 'meta', 'text', 'language', 'security', 'narrative'],
  ...MODIFIERS,
];
