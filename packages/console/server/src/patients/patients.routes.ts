import { dayOfText } from '@careline/core/internal/formatting';
import { decideRight, FINDS_ALL_PATIENTS } from '@careline/core/internal/navigation';
import {
  getPatient,
  identifierKey,
  listPatients,
  MIN_NAME_LETTERS,
  MIN_UHID_CHARACTERS,
  PHONE_DIGITS,
  phoneKey,
  type SearchKind,
} from '@careline/core/internal/patients';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Route, route } from '../platform/http/route.ts';
import { isPhoneEnd, searchPatients } from './search/patient-search.ts';
import { readWholePatient } from './whole-patient.ts';

interface Minimum {
  /** Counts the characters of the text that matter for this search. */
  readonly count: (text: string) => number;
  readonly least: number;
  readonly of: string;
}

/** A shorter text would match half the register. */
const MINIMA: Readonly<Record<Exclude<SearchKind, 'birthDate'>, Minimum>> = {
  uhid: {
    count: (text) => (identifierKey(text) === '' ? 0 : text.length),
    least: MIN_UHID_CHARACTERS,
    of: 'characters',
  },
  phone: { count: (text) => phoneKey(text).length, least: PHONE_DIGITS, of: 'digits' },
  name: {
    count: (text) => text.replace(/[^\p{L}\p{N}]/gu, '').length,
    least: MIN_NAME_LETTERS,
    of: 'letters',
  },
};

function lacking(by: SearchKind, text: string): string | undefined {
  if (by === 'birthDate') return dayOfText(text) ? undefined : 'must be a day as YYYY-MM-DD';
  if (by === 'phone' && isPhoneEnd(text)) return undefined;
  const { count, least, of } = MINIMA[by];
  return count(text) >= least ? undefined : `must have at least ${least} ${of} for a search by ${by}`;
}

function requireEnough(by: SearchKind, text: string): void {
  const message = lacking(by, text);
  if (message === undefined) return;
  throw new ProblemError('input-invalid', { errors: [{ path: 'text', message }] });
}

export const patientRoutes: readonly Route[] = [
  route(listPatients, async ({ body }, { tx, caller, touched }) => {
    requireEnough(body.by, body.text);
    const { organisationId, facilityId, grants } = caller;
    const { only, ...search } = body;
    const hasHealthCheck = only === 'health-check' || !decideRight(FINDS_ALL_PATIENTS, caller.scopes).allowed;
    const reader = { organisationId, facilityId, grants };
    const page = await searchPatients(tx, { ...reader, ...search, hasHealthCheck });
    touched(...page.data.map((match) => match.vitaId));
    return page;
  }),

  route(getPatient, async ({ query: { vitaId } }, call) => {
    call.touched(vitaId);
    return { vitaId, data: await readWholePatient(call, vitaId) };
  }),
];
