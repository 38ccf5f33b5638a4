import * as v from 'valibot';
import { type Label, labelIn } from '#formatting';
import { textSchema } from '#http';
import { COUNCILS, councilLabel, isCouncil } from './councils.ts';

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
  council: { en: 'Choose the medical council', hi: 'मेडिकल काउंसिल चुनें' },
  empty: { en: 'Enter the registration number', hi: 'पंजीकरण संख्या लिखें' },
  length: {
    en: `Enter ${MIN_REGISTRATION} to ${MAX_REGISTRATION} characters`,
    hi: `${MIN_REGISTRATION} से ${MAX_REGISTRATION} अक्षर लिखें`,
  },
  characters: {
    en: 'Use letters, digits, “/” and “-” only',
    hi: 'केवल अंग्रेज़ी अक्षर, अंक, “/” और “-” लिखें',
  },
  digit: { en: 'The number needs a digit', hi: 'संख्या में कोई अंक होना चाहिए' },
  repeated: {
    en: 'This is one digit repeated. Enter the number of the certificate',
    hi: 'यह एक ही अंक बार-बार है। प्रमाणपत्र की संख्या लिखें',
  },
  year: {
    en: 'This is only a year. Enter the number of the certificate',
    hi: 'यह केवल साल है। प्रमाणपत्र की संख्या लिखें',
  },
};

export const registrationProblemText = (problem: RegistrationProblem, locale?: string): string =>
  labelIn(TEXTS[problem], locale);

/** A registration number as it is stored: upper case, without spaces or dots. */
export const tidyRegistration = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/[\s.]+/g, '')
    .toUpperCase();

/**
 * Why a number cannot be a registration with a medical council; undefined where it can. The councils number in several ways
 * (`12345`, `2015/03/1234`, `G-12345`, `DMC/R/01234`), so the check only finds what is none of them.
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

/** A doctor's registration, as it is entered. */
export const registrationSchema = v.strictObject({
  council: v.picklist(COUNCILS),
  number: v.pipe(
    v.string(),
    v.transform(tidyRegistration),
    v.check((number) => registrationProblem(number, 'NMC') === undefined, 'must be a registration number'),
  ),
  /** Degrees as they are printed, such as "MBBS, MD (Medicine)". Empty removes them; without it they stay as they are. */
  qualification: v.optional(textSchema(MAX_QUALIFICATION)),
});
export type Registration = v.InferOutput<typeof registrationSchema>;

/** A registration as it is stored: `council` is empty where only the number of an older version is known. */
export const storedRegistrationSchema = v.looseObject({
  council: v.string(),
  number: v.string(),
  /** Absent where it is not known. */
  qualification: v.optional(v.string()),
});
export type StoredRegistration = v.InferOutput<typeof storedRegistrationSchema>;

/** The registration as it is printed, such as "Delhi Medical Council DMC/R/01234"; empty where it is not complete. */
export const registrationText = (stored: StoredRegistration | null | undefined, locale?: string): string =>
  stored && registrationProblem(stored.number, stored.council) === undefined
    ? `${councilLabel(stored.council, locale)} ${tidyRegistration(stored.number)}`
    : '';
