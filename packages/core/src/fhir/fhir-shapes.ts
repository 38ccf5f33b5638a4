import * as v from 'valibot';
import { digitsOf, type FhirNumber, isFhirNumber, isFhirObject } from './fhir-json.ts';
import { type FhirRefused, refused } from './fhir-refusal.ts';

/** An optional element; JSON null counts as absent. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, () => undefined);

/** A parsed object with these elements. Other elements are preserved. */
export const object = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.custom<Record<string, unknown>>(isFhirObject, 'is no object'), v.looseObject(entries));

/** Wraps a single value in a list. STU3 and R4 differ in which elements repeat. */
export const listed = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => each !== undefined && each !== null);

export const list = <S extends v.GenericSchema>(item: S) =>
  v.nullish(v.pipe(v.unknown(), v.transform(listed), v.array(item)), () => []);

export const number = v.custom<FhirNumber>(isFhirNumber, 'is no number');
/** Some exporters write identifiers and codes as numbers. */
const word = v.pipe(
  v.union([v.string(), number]),
  v.transform((value) => (typeof value === 'string' ? value : digitsOf(value))),
);
export const text = maybe(word);
export const flag = maybe(v.boolean());
export const texts = list(word);

const coding = object({ system: text, code: text, display: text, userSelected: flag });
export const concept = object({ coding: list(coding), text });
export const period = object({ start: text, end: text });
export const quantity = object({
  value: maybe(v.union([number, v.string()])),
  comparator: text,
  unit: text,
  code: text,
});
export const identifier = object({ use: text, type: maybe(concept), system: text, value: text });
export const reference = object({ reference: text, type: text, identifier: maybe(identifier) });

export type Coding = v.InferOutput<typeof coding>;
export type Concept = v.InferOutput<typeof concept>;
export type Quantity = v.InferOutput<typeof quantity>;
export type Identifier = v.InferOutput<typeof identifier>;
export type Reference = v.InferOutput<typeof reference>;

/** Parses an element. The refusal names the location of the fault, never its value. */
export function shaped<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): { read: v.InferOutput<S> } | FhirRefused {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { read: result.output };
  return refused('wrong-shape', v.getDotPath(result.issues[0]) ?? undefined);
}
