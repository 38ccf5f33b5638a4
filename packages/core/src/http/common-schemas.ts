import * as v from 'valibot';
import { TRANSLATIONS, type TranslatedLanguage } from '#formatting';

/** A UUID in the form of ids on the wire: lower case, with hyphens. */
export const uuidSchema = v.pipe(v.string(), v.uuid('must be a UUID'), v.toLowerCase());

/** Whether a value is a UUID in either case. */
export const isUuid = (value: unknown): value is string => v.is(uuidSchema, value);

/** A token for a header: visible ASCII without blanks. */
export const tokenSchema = v.pipe(
  v.string(),
  v.maxLength(16_384),
  v.regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without blanks'),
);

/** Unix seconds, negative before 1970, within the range of Date. */
export const unixSecondsSchema = v.pipe(
  v.number(),
  v.integer('must be whole unix seconds'),
  v.minValue(-62_135_596_800),
  v.maxValue(253_402_300_799),
);

/** `Date` turns 31 February into 2 March. */
function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** An existing calendar day, YYYY-MM-DD. */
export const calendarDateSchema = v.pipe(
  v.string(),
  v.isoDate('must be a date such as 2024-01-31'),
  v.check(isRealDay, 'must be a day of the calendar'),
);

/**
 * Invisible characters that change how text reads: bidirectional embeddings, overrides and isolates, zero-width
 * blanks, and control characters except NUL (refused separately), tab and line ends. Keeps the joiners U+200C and
 * U+200D of Indian scripts and the direction marks of Urdu.
 */
const INVISIBLE = /(?![\0\t\n\r])\p{Cc}|[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Removes invisible characters that hide or reorder text; people paste them unknowingly. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '');

/** Free text without invisible characters and NUL (PostgreSQL can't store one), trimmed, at most `max` characters. */
export const textSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(visibleText),
    v.trim(),
    v.maxLength(max, `must have at most ${max} characters`),
    v.check((text) => !text.includes('\u0000'), 'must not hold a NUL character'),
    v.check((text) => text.isWellFormed(), 'must be well-formed Unicode'),
  );

export const nonEmptyTextSchema = (max: number) =>
  v.pipe(textSchema(max), v.minLength(1, 'must not be empty'));

/** A whole number in a query string. */
export const queryIntegerSchema = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );

/**
 * A label in a response or a stored document. It lacks languages that were added after it was written: `labelIn` shows
 * it in English then, which is why its type has every language.
 */
export const writtenLabelSchema = v.looseObject({
  en: v.string(),
  ...(Object.fromEntries(
    TRANSLATIONS.map((language) => [language, v.optional(v.string())]),
  ) as unknown as Readonly<Record<TranslatedLanguage, v.StringSchema<undefined>>>),
});

/** A value of a stored reading in a response. */
export const readValueSchema = v.looseObject({
  key: v.string(),
  /** Digits or word as entered. */
  text: v.string(),
  unit: v.optional(v.string()),
  /** For lab results: names of the test and of its word. */
  label: v.optional(writtenLabelSchema),
  word: v.optional(writtenLabelSchema),
  /** Unit used for evaluation if the source's unit is not one of the test's. */
  assumedUnit: v.optional(v.string()),
});
