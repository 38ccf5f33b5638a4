/** A parsed JSON object; nothing is known of its parts. */
export type FhirObject = Readonly<Record<string, unknown>>;

/** A number of a reader that keeps digits: an instance of a class of the reader's own, never a parsed object. */
interface DigitsAsWritten {
  readonly text: string;
}

/** Numbers are passed on untouched, so a row has the digits that the resource had. */
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

/** An object without what is undefined, null or an empty list; FHIR writes none of them. */
export const present = (entries: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** What no rule reads, as it came. */
export const restOf = (object: FhirObject, read: ReadonlySet<string>): Record<string, unknown> =>
  present(Object.fromEntries(Object.entries(object).filter(([key]) => !read.has(key))));
