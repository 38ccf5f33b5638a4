import * as v from 'valibot';

/** A UUID as every id on the wire is written: lower-case, with hyphens. */
export const uuidSchema = v.pipe(v.string(), v.uuid('must be a UUID'), v.toLowerCase());

/** Whether something is a UUID, in letters of either case. */
export const isUuid = (value: unknown): value is string => v.is(uuidSchema, value);

/** A token that can stand in a header: visible ASCII without blanks. */
export const tokenSchema = v.pipe(
  v.string(),
  v.maxLength(16_384),
  v.regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without blanks'),
);

/** Unix seconds, negative before 1970, within what a Date can hold. */
export const unixSecondsSchema = v.pipe(
  v.number(),
  v.integer('must be whole unix seconds'),
  v.minValue(-62_135_596_800),
  v.maxValue(253_402_300_799),
);

/** `Date` takes 31 February and makes it March. */
function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** A calendar day that exists, YYYY-MM-DD. */
export const calendarDateSchema = v.pipe(
  v.string(),
  v.isoDate('must be a date such as 2024-01-31'),
  v.check(isRealDay, 'must be a day of the calendar'),
);

/**
 * Characters that nobody sees and that change what others see: embeddings, overrides and isolates of the direction (a name
 * with one turns the rest of its line around), blanks without width, and control characters but for NUL, which is refused,
 * and tabs and line ends. Not the joiners U+200C and U+200D, which Indian scripts are written with, nor the direction marks
 * of Urdu.
 */
const INVISIBLE = /(?![\0\t\n\r])\p{Cc}|[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** A text without characters that only hide or turn around what it says; people paste them without knowing. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '');

/** Free text: what can be seen of it, no NUL (PostgreSQL cannot store one), trimmed, at most `max` characters. */
export const textSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(visibleText),
    v.trim(),
    v.maxLength(max, `must have at most ${max} characters`),
    v.check((text) => !text.includes('\u0000'), 'must not hold a NUL character'),
    v.check((text) => text.isWellFormed(), 'must be well-formed Unicode'),
  );

/** Like `textSchema`, and not empty. */
export const nonEmptyTextSchema = (max: number) =>
  v.pipe(textSchema(max), v.minLength(1, 'must not be empty'));

/** A whole number that stands in a query string. */
export const queryIntegerSchema = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );

const namesSchema = v.object({ en: v.string(), hi: v.string() });

/** A value of a stored reading as answers carry it. */
export const readValueSchema = v.looseObject({
  key: v.string(),
  /** The digits or the word as entered. */
  text: v.string(),
  unit: v.optional(v.string()),
  /** Of a laboratory result: the name of its test, and that of its word. */
  label: v.optional(namesSchema),
  word: v.optional(namesSchema),
  /** The unit that it is judged in where its source names none that its test has. */
  assumedUnit: v.optional(v.string()),
});
