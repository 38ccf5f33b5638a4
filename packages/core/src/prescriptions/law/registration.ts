import * as v from 'valibot';
import { type Label, labelIn, phrase, wordLabel } from '#formatting';
import { textSchema } from '#http';
import { COUNCILS, councilLabel, isCouncil } from './councils.ts';
import * as words from './words/en.ts';

export const MAX_REGISTRATION = 20;
const MIN_REGISTRATION = 2;
export const MAX_QUALIFICATION = 120;

const REGISTRATION_PROBLEMS = [
  'council',
  'empty',
  'length',
  'characters',
  'digit',
  'repeated',
  'year',
] as const;
export type RegistrationProblem = (typeof REGISTRATION_PROBLEMS)[number];

const TEXTS: Readonly<Record<RegistrationProblem, Label>> = {
  council: wordLabel(words.registration, 'council'),
  empty: wordLabel(words.registration, 'empty'),
  length: phrase(words.registration, 'lengthWord', {
    minRegistration: MIN_REGISTRATION,
    maxRegistration: MAX_REGISTRATION,
  }),
  characters: wordLabel(words.registration, 'characters'),
  digit: wordLabel(words.registration, 'digit'),
  repeated: wordLabel(words.registration, 'repeated'),
  year: wordLabel(words.registration, 'year'),
};

export const registrationProblemText = (problem: RegistrationProblem, locale?: string): string =>
  labelIn(TEXTS[problem], locale);

/** Returns a registration number in stored form: upper case, without spaces and dots. */
export const tidyRegistration = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/[\s.]+/g, '')
    .toUpperCase();

/**
 * Returns why a number can't be a medical registration; undefined if it can.
 * Councils use several formats (`12345`, `2015/03/1234`, `G-12345`, `DMC/R/01234`), so the check only rejects what
 * fits none of them.
 */
export function registrationProblem(number: string, council: string): RegistrationProblem | undefined {
  if (!isCouncil(council)) return 'council';
  const tidy = tidyRegistration(number);
  if (tidy === '') return 'empty';
  if (!/^[A-Z\d/-]+$/.test(tidy)) return 'characters';
  if (tidy.length < MIN_REGISTRATION || tidy.length > MAX_REGISTRATION) return 'length';
  const digits = tidy.replace(/\D/g, '');
  if (digits === '') return 'digit';
  if (/^0+$/.test(digits) || /^(\d)\1+$/.test(tidy)) return 'repeated';
  return /^(?:19|20)\d\d$/.test(tidy) ? 'year' : undefined;
}

/** A doctor's registration as entered. */
export const registrationSchema = v.strictObject({
  council: v.picklist(COUNCILS),
  number: v.pipe(
    v.string(),
    v.transform(tidyRegistration),
    v.check((number) => registrationProblem(number, 'NMC') === undefined, 'must be a registration number'),
  ),
  /** Degrees as printed, such as "MBBS, MD (Medicine)". Empty removes them; absent means unchanged. */
  qualification: v.optional(textSchema(MAX_QUALIFICATION)),
});
export type Registration = v.InferOutput<typeof registrationSchema>;

/** A stored registration; `council` is empty if only the number from an older version is known. */
export const storedRegistrationSchema = v.looseObject({
  council: v.string(),
  number: v.string(),
  /** Absent if unknown. */
  qualification: v.optional(v.string()),
});
export type StoredRegistration = v.InferOutput<typeof storedRegistrationSchema>;

/** Returns the registration as printed, such as "Delhi Medical Council DMC/R/01234"; empty if incomplete. */
export const registrationText = (stored: StoredRegistration | null | undefined, locale?: string): string =>
  stored && registrationProblem(stored.number, stored.council) === undefined
    ? `${councilLabel(stored.council, locale)} ${tidyRegistration(stored.number)}`
    : '';
