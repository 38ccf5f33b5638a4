import type { FormValues } from '#forms';
import type { BodyOf } from '#http';
import { normalisePhone, type RegistrationStart } from '#patients';
import {
  birthDateOf,
  birthDateProblem,
  type listDuplicates,
  type RegistrationParts,
  uhidProblem,
} from '#patients/registration';
import { registrationParts } from './registration-parts.ts';

export type DuplicateQuestion = BodyOf<typeof listDuplicates>;

const LETTER = /\p{L}/u;

/**
 * Returns the search for duplicates, from valid values only.
 * Undefined if it would find nobody: no UHID, no phone, and no name with birth date or age.
 * @param today calendar day of the facility, YYYY-MM-DD
 */
export function duplicateQuestion(parts: RegistrationParts, today: string): DuplicateQuestion | undefined {
  const { uhid, birthDate, age } = parts;
  const names = (parts.names ?? []).filter(({ given }) => LETTER.test(given));
  const phones = (parts.phones ?? []).filter(({ value }) => normalisePhone(value) !== undefined);
  const born = birthDate !== undefined && !birthDateProblem(birthDate, today) ? { birthDate } : {};
  const question: DuplicateQuestion = {
    ...(names.length > 0 && { names }),
    ...(phones.length > 0 && { phones }),
    ...(uhid !== undefined && !uhidProblem(uhid) && { uhid }),
    ...(age ? { age } : born),
  };
  const isKnownByName = question.names && (question.birthDate ?? question.age);
  return question.uhid || question.phones || isKnownByName ? question : undefined;
}

/**
 * Returns the valid values that identify the patient to another facility.
 * @param today calendar day of the facility, YYYY-MM-DD
 */
export function searchedElsewhere(values: FormValues, today: string): RegistrationStart {
  const question = duplicateQuestion(registrationParts(values, today, 0).parts, today) ?? {};
  const [name] = question.names ?? [];
  const [phone] = question.phones ?? [];
  const birthDate = birthDateOf(question, today);
  return {
    ...(question.uhid !== undefined && { uhid: question.uhid }),
    ...(name && { name: [name.given, name.family].filter(Boolean).join(' ') }),
    ...(phone && { phone: phone.value }),
    ...(birthDate !== undefined && { birthDate }),
  };
}
