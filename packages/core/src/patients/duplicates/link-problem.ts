import { normalisePhone } from '#patients';
import { MAX_AGE_YEARS, uhidProblem } from '#patients/registration';

export type LinkProblem = 'missing' | 'uhid' | 'phone' | 'birthDate';

/** Details that identify a patient to another facility. */
export interface LinkIdentity {
  readonly uhid?: string | undefined;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate?: string | undefined;
}

/** YYYY, YYYY-MM or YYYY-MM-DD. */
export const PARTIAL_BIRTH_DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

function isBirthDate(text: string, year: number): boolean {
  const born = Number(PARTIAL_BIRTH_DATE.exec(text)?.[1] ?? Number.NaN);
  return born <= year && born >= year - MAX_AGE_YEARS;
}

/**
 * Returns why a link can't be requested. A UHID is enough; a name also needs a phone or a birth date, because families
 * share phones and villages share names.
 * @param year the current year
 */
export function linkProblem(
  { uhid, name, phone, birthDate }: LinkIdentity,
  year: number,
): LinkProblem | undefined {
  if (uhid !== undefined && uhidProblem(uhid)) return 'uhid';
  if (phone !== undefined && normalisePhone(phone) === undefined) return 'phone';
  if (birthDate !== undefined && !isBirthDate(birthDate, year)) return 'birthDate';
  const isNamed = name !== undefined && (phone !== undefined || birthDate !== undefined);
  return uhid === undefined && !isNamed ? 'missing' : undefined;
}
