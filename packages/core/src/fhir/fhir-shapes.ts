import * as v from 'valibot';
import { digitsOf, type FhirNumber, isFhirNumber, isFhirObject } from './fhir-json.ts';
import { type FhirRefused, refused } from './fhir-refusal.ts';

/** A part that may be absent; a null in JSON stands for that too. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, () => undefined);

/** A parsed object with these parts and any others, which stay as they came. */
export const object = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.custom<Record<string, unknown>>(isFhirObject, 'is no object'), v.looseObject(entries));

/** One where there may be several is taken for a list of one; STU3 and R4 differ in that. */
export const listed = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => each !== undefined && each !== null);

export const list = <S extends v.GenericSchema>(item: S) =>
  v.nullish(v.pipe(v.unknown(), v.transform(listed), v.array(item)), () => []);

export const number = v.custom<FhirNumber>(isFhirNumber, 'is no number');
/** Sloppy exporters write identifiers and codes as numbers. */
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

/** Reads a part in FHIR's shape; else the refusal names where the shape is another one, never what stands there. */
export function shaped<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): { read: v.InferOutput<S> } | FhirRefused {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { read: result.output };
  return refused('wrong-shape', v.getDotPath(result.issues[0]) ?? undefined);
}
