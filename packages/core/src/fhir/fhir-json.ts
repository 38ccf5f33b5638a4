/** A parsed JSON object of unknown content. */
export type FhirObject = Readonly<Record<string, unknown>>;

/** A number of a parser that preserves digits: an instance of the parser's class, never a parsed object. */
interface DigitsAsWritten {
  readonly text: string;
}

/** Numbers are passed through, so that rows have the digits of the resource. */
export type FhirNumber = number | DigitsAsWritten;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

export const isFhirObject = (value: unknown): value is FhirObject =>
  typeof value === 'object' && value !== null && isPlain(value);

export const isFhirNumber = (value: unknown): value is FhirNumber =>
  typeof value === 'number' ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !isPlain(value) &&
    typeof (value as { text?: unknown }).text === 'string');

export const digitsOf = (value: FhirNumber): string =>
  typeof value === 'number' ? String(value) : value.text;

/** Returns an object without undefined, null and empty lists, none of which FHIR allows. */
export const present = (entries: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Returns the properties that no rule reads, unchanged. */
export const restOf = (object: FhirObject, read: ReadonlySet<string>): Record<string, unknown> =>
  present(Object.fromEntries(Object.entries(object).filter(([key]) => !read.has(key))));
