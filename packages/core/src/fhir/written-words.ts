import { type FhirObject, isFhirObject } from './fhir-json.ts';

/** Words of a source, without the space around them; undefined where it wrote none. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** One where there may be several is taken for a list of one. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export const codingsIn = (value: unknown): readonly FhirObject[] =>
  isFhirObject(value) ? listOf(value.coding).filter(isFhirObject) : [];

/** What a person reads of a CodeableConcept, a Coding, or a plain word. */
export function wordsIn(value: unknown): string | undefined {
  if (!isFhirObject(value)) return textOf(value);
  const codings = codingsIn(value);
  const candidates = [value.text, value.display, ...codings.map(({ display }) => display), value.code];
  return [...candidates, ...codings.map(({ code }) => code)].map(textOf).find(Boolean);
}

export const firstWords = (...values: readonly unknown[]): string | undefined =>
  values.flatMap(listOf).map(wordsIn).find(Boolean);

/** What SNOMED CT says of a term beside it is for those who code, not for those who read. */
const SEMANTIC_TAG = / \((?:disorder|finding|procedure|situation|substance|product|regime\/therapy|event)\)$/;

export const withoutTag = (words: string): string => words.replace(SEMANTIC_TAG, '');
