import { normalisePhone } from '#patients';
import { birthDateOfAge, birthDateProblem, yearsOn } from './birth-date.ts';
import { isKnownConsent } from './consent-text.ts';
import { ADULT_YEARS } from './limits.ts';
import { isPinCode } from './pin-code.ts';
import { datePregnancy, type PregnancyProblemCode, pregnancyProblems } from './pregnancy-dating.ts';
import type { Registration, RegistrationParts } from './registration.ts';
import { uhidProblem } from './uhid.ts';

export type RegistrationProblemCode =
  | PregnancyProblemCode
  /** Only one of birth date and age is allowed. */
  | 'both'
  /** An impossible age, or "0 years", for which months or days are better. */
  | 'not-an-age'
  | 'not-a-phone-number'
  | 'not-an-email'
  | 'not-a-pin'
  /** The same number, programme, channel, address title or language twice. */
  | 'twice'
  | 'too-short'
  /** One of our UHIDs with a wrong digit. */
  | 'check-digit'
  /** The end is not after the start. */
  | 'not-after'
  | 'before-birth'
  /** The due date differs from the calculated one: `expected`. */
  | 'edd-differs'
  /** Pregnancies require Healthy Motherhood. */
  | 'needs-programme'
  | 'unknown-text'
  /** Minors need a parent's or guardian's consent. */
  | 'needs-guardian'
  /** The change refers to an entry that does not exist. */
  | 'no-such-entry'
  | 'too-many'
  /** The reason does not apply to this change. */
  | 'not-a-reason'
  /** An enrolment can't end before it began. */
  | 'before-enrolment'
  /** The patient was still in the programme, in an earlier enrolment: `expected` is its last day. */
  | 'still-enrolled'
  /** A date of death without a death, or before the birth. */
  | 'not-confirmed';

/** A problem of a registration as data: path (`phones.0.value`) and code. Screens have the texts. */
export interface RegistrationProblem {
  readonly path: string;
  readonly code: RegistrationProblemCode;
  /** For `edd-differs`: the calculated date, YYYY-MM-DD. */
  readonly expected?: string;
}

/** Text before the @ without spaces, and a host with a dot. Only sending can show whether it exists. */
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;
/** Clocks of phones and laptops are wrong by minutes, not days. */
const CLOCK_TOLERANCE_SECONDS = 86_400;

/** Returns a problem for a path, or none. */
const at = (path: string, code: RegistrationProblemCode | undefined): RegistrationProblem[] =>
  code === undefined ? [] : [{ path, code }];

/** Returns a problem for each entry with a repeated key. */
function repeated<T>(
  list: readonly T[] | undefined,
  key: (item: T) => string | undefined,
  path: (index: number) => string,
): RegistrationProblem[] {
  const seen = new Set<string>();
  return (list ?? []).flatMap((item, index) => {
    const own = key(item);
    if (own === undefined || !seen.has(own)) {
      if (own !== undefined) seen.add(own);
      return [];
    }
    return at(path(index), 'twice');
  });
}

/** Returns the birth date, or the one that an age implies. */
export function birthDateOf({ birthDate, age }: RegistrationParts, today: string): string | undefined {
  return birthDate ?? (age && birthDateOfAge(age, today));
}

function birthProblems({ birthDate, age }: RegistrationParts, today: string): RegistrationProblem[] {
  if (birthDate !== undefined && age) return at('age', 'both');
  if (age) return at('age', birthDateOfAge(age, today) === undefined ? 'not-an-age' : undefined);
  return birthDate === undefined ? [] : at('birthDate', birthDateProblem(birthDate, today));
}

function contactProblems({ phones, emails, addresses, nextOfKin }: RegistrationParts): RegistrationProblem[] {
  const wrongPhone = (text: string | undefined) =>
    text === undefined || normalisePhone(text) !== undefined ? undefined : 'not-a-phone-number';
  return [
    ...(phones ?? []).flatMap(({ value }, index) => at(`phones.${index}.value`, wrongPhone(value))),
    ...repeated(
      phones,
      ({ value }) => normalisePhone(value),
      (index) => `phones.${index}.value`,
    ),
    ...(emails ?? []).flatMap((email, index) =>
      at(`emails.${index}`, EMAIL.test(email.trim()) ? undefined : 'not-an-email'),
    ),
    ...(addresses ?? []).flatMap(({ pin }, index) =>
      at(`addresses.${index}.pin`, pin === undefined || isPinCode(pin) ? undefined : 'not-a-pin'),
    ),
    ...(nextOfKin ?? []).flatMap(({ phone }, index) => at(`nextOfKin.${index}.phone`, wrongPhone(phone))),
  ];
}

function choiceProblems({ languages, channels, callingTime }: RegistrationParts): RegistrationProblem[] {
  const outOfOrder = callingTime && callingTime.from >= callingTime.to;
  return [
    ...repeated(
      languages,
      (code) => code,
      (index) => `languages.${index}`,
    ),
    ...repeated(
      channels,
      ({ channelType }) => channelType,
      (index) => `channels.${index}.channelType`,
    ),
    ...at('callingTime.to', outOfOrder ? 'not-after' : undefined),
  ];
}

function enrolmentProblems(parts: RegistrationParts, today: string): RegistrationProblem[] {
  const born = birthDateOf(parts, today);
  const code = (day: string): RegistrationProblemCode | undefined => {
    if (day > today) return 'future';
    return born !== undefined && day.slice(0, born.length) < born ? 'before-birth' : undefined;
  };
  return [
    ...repeated(
      parts.enrolments,
      ({ programme }) => programme,
      (index) => `enrolments.${index}.programme`,
    ),
    ...(parts.enrolments ?? []).flatMap(({ enrolledOn }, index) =>
      at(`enrolments.${index}.enrolledOn`, code(enrolledOn)),
    ),
  ];
}

function pregnancyPartProblems(
  { pregnancy, enrolments }: RegistrationParts,
  today: string,
): RegistrationProblem[] {
  if (!pregnancy) return [];
  const isInProgramme = enrolments?.some(({ programme }) => programme === 'healthy_motherhood') ?? true;
  const found = pregnancyProblems(pregnancy, today).map(({ field, code }) => ({
    path: `pregnancy.${field}`,
    code,
  }));
  const expected = datePregnancy(pregnancy, today)?.edd;
  const differs = expected !== undefined && expected !== pregnancy.edd;
  return [
    ...at('pregnancy', isInProgramme ? undefined : 'needs-programme'),
    ...found,
    ...(differs ? [{ path: 'pregnancy.edd', code: 'edd-differs' as const, expected }] : []),
  ];
}

function consentProblems(parts: RegistrationParts, today: string, now: number): RegistrationProblem[] {
  const { consent } = parts;
  if (!consent) return [];
  const born = birthDateOf(parts, today);
  const years = born === undefined ? undefined : yearsOn(born, today);
  const isMinor = years !== undefined && years < ADULT_YEARS;
  return [
    ...at('consent.textId', isKnownConsent(consent.textId, consent.version) ? undefined : 'unknown-text'),
    ...at('consent.givenAt', consent.givenAt > now + CLOCK_TOLERANCE_SECONDS ? 'future' : undefined),
    ...at('consent.by', isMinor && consent.by === 'patient' ? 'needs-guardian' : undefined),
    ...at(
      'consent.guardianName',
      consent.by === 'guardian' && !consent.guardianName ? 'required' : undefined,
    ),
  ];
}

/**
 * Validates the given values of a registration beyond their shape, on screen and server.
 * @param today calendar day of the facility, YYYY-MM-DD
 * @param now unix seconds
 */
export function checkRegistrationParts(
  parts: RegistrationParts,
  today: string,
  now: number,
): readonly RegistrationProblem[] {
  return [
    ...birthProblems(parts, today),
    ...at('uhid', parts.uhid === undefined ? undefined : uhidProblem(parts.uhid)),
    ...contactProblems(parts),
    ...choiceProblems(parts),
    ...enrolmentProblems(parts, today),
    ...pregnancyPartProblems(parts, today),
    ...consentProblems(parts, today, now),
  ];
}

/** Validates a complete registration: birth date or age is required. */
export function checkRegistration(
  registration: Registration,
  today: string,
  now: number,
): readonly RegistrationProblem[] {
  const unborn = registration.birthDate === undefined && !registration.age;
  return [
    ...at('birthDate', unborn ? 'required' : undefined),
    ...checkRegistrationParts({ enrolments: [], ...registration }, today, now),
  ];
}
