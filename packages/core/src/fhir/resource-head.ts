import type { FhirPlace } from './bundle-index.ts';
import { digitsOf, type FhirObject, isFhirNumber, isFhirObject, present } from './fhir-json.ts';
import { type FhirRefused, refused } from './fhir-refusal.ts';
import { idOfAddress } from './reference-text.ts';

/** The id of a resource; without one, that of its address in the bundle. */
export function idOf(resource: FhirObject, { fullUrl }: Pick<FhirPlace, 'fullUrl'>): string | FhirRefused {
  const { id } = resource;
  const written = isFhirNumber(id) ? digitsOf(id) : id;
  if (typeof written === 'string' && written !== '') return written;
  return (fullUrl !== undefined && idOfAddress(fullUrl)) || refused('no-id');
}

const MODIFIERS = ['implicitRules', 'modifierExtension'];

/** What could turn the meaning round must be understood or the resource not be read (FHIR R4, 2.4.0.2.1 and 2.26.3.2). */
export function modifierOf(part: FhirObject): FhirRefused | undefined {
  const found = MODIFIERS.find((key) => key in present(part));
  return found === undefined ? undefined : refused('meaning-changed', found);
}

const FROM_THE_DATA = new Set<unknown>(['generated', 'extensions', 'empty']);

/** A narrative that somebody wrote may say what the data does not. */
const narrativeOf = (narrative: unknown): unknown =>
  isFhirObject(narrative) && !FROM_THE_DATA.has(narrative.status) ? narrative.div : undefined;

/**
 * What a row keeps of what every resource has: security labels. Versions, profiles and tags are a server's own and say
 * nothing about the content (FHIR R4, 2.27.1); with them the same content read twice would be two versions.
 */
export const headOf = ({ meta, text }: FhirObject): Record<string, unknown> =>
  present({ security: isFhirObject(meta) ? meta.security : undefined, narrative: narrativeOf(text) });

/** Read by the functions above, or only about the writing: the language that the words are in. */
export const HEAD = [
  ...['resourceType', 'id', 'meta', 'text', 'language', 'security', 'narrative'],
  ...MODIFIERS,
];
