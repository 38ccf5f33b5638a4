/** A parsed JSON object of unknown content; numbers keep their digits. */
export type FhirJson = Readonly<Record<string, unknown>>;

/** Returns an object, or undefined for anything else. */
export const asObject = (value: unknown): FhirJson | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FhirJson) : undefined;

/** Returns the objects of a list; empty for anything else. */
export const listIn = (value: unknown): readonly FhirJson[] =>
  Array.isArray(value) ? value.map(asObject).filter((each) => each !== undefined) : [];

/** Returns text without surrounding blanks; undefined if there is none. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Returns an address, absolute or relative to a base; undefined for other texts. */
export const addressIn = (value: unknown, base?: string): URL | undefined =>
  typeof value === 'string' && URL.canParse(value, base) ? new URL(value, base) : undefined;
