import { formatDate } from '@careline/core/internal/formatting';
import { classifySearch, type RegistrationStart } from '@careline/core/internal/patients';
import {
  type LinkIdentity,
  type LinkProblem,
  linkProblem,
} from '@careline/core/internal/patients/duplicates';

export interface TypedIdentity {
  readonly uhid: string;
  readonly name: string;
  readonly phone: string;
  readonly birthDate: string;
}

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;
const PARTLY = /^\d{4}(-\d{2})?$/;

/** Formats a full date; a partial one stays as it is. */
const written = (date: string): string => (WHOLE_DAY.test(date) ? formatDate(date) : date);

export const typedIdentity = ({ uhid, name, phone, birthDate }: RegistrationStart): TypedIdentity => ({
  uhid: uhid ?? '',
  name: name ?? '',
  phone: phone ?? '',
  birthDate: birthDate ? written(birthDate) : '',
});

/** Parses a birth date; invalid text is returned as it is, so that validation refuses it. */
function birthDateOf(text: string): string {
  if (PARTLY.test(text)) return text;
  const query = classifySearch(text);
  const isDay = query.kind === 'birthDate' && query.missing === 0 && !query.impossible;
  return isDay ? query.value : text;
}

const given = (text: string, read: (text: string) => string = String) => {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : read(trimmed);
};

export interface ReadIdentity {
  readonly who: LinkIdentity;
  readonly problem: LinkProblem | undefined;
}

/** Returns the patient's identity and its problems. */
export function readIdentity(typed: TypedIdentity, now: number): ReadIdentity {
  const who = {
    uhid: given(typed.uhid),
    name: given(typed.name),
    phone: given(typed.phone),
    birthDate: given(typed.birthDate, birthDateOf),
  };
  return { who, problem: linkProblem(who, new Date(now).getUTCFullYear()) };
}

/** Returns the request's identity in one line. */
export const identityLine = ({ uhid, name, phone, birthDate }: LinkIdentity): string =>
  [uhid, name, phone, birthDate && written(birthDate)].filter(Boolean).join(' · ');
