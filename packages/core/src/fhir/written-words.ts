import { type FhirObject, isFhirObject } from './fhir-json.ts';

/** Returns trimmed text; undefined if empty. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Wraps a single value in a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export const codingsIn = (value: unknown): readonly FhirObject[] =>
  isFhirObject(value) ? listOf(value.coding).filter(isFhirObject) : [];

/** Returns the display text of a CodeableConcept, a Coding, or plain text. */
export function wordsIn(value: unknown): string | undefined {
  if (!isFhirObject(value)) return textOf(value);
  const codings = codingsIn(value);
  const candidates = [value.text, value.display, ...codings.map(({ display }) => display), value.code];
  return [...candidates, ...codings.map(({ code }) => code)].map(textOf).find(Boolean);
}

export const firstWords = (...values: readonly unknown[]): string | undefined =>
  values.flatMap(listOf).map(wordsIn).find(Boolean);

/** SNOMED CT's semantic tags are for coders, not for readers. */
const SEMANTIC_TAG = / \((?:disorder|finding|procedure|situation|substance|product|regime\/therapy|event)\)$/;

export const withoutTag = (words: string): string => words.replace(SEMANTIC_TAG, '');
