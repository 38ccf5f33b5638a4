import * as v from 'valibot';
import { birthDateProblem } from './birth-date.ts';
import { type ChangeKind, changeReasonProblems, changeReasonSchema } from './change-reason.ts';
import { checkRegistrationParts, type RegistrationProblem } from './check-registration.ts';
import { newConsentSchema } from './registration.ts';

/** Changes that permanently stop or restore calls and messages. Each is a kind of change. */
const STATUS_CHANGES = [
  'consent-withdrawn',
  'consent-given',
  'consent-restored',
  'deceased',
  'living',
] as const satisfies readonly ChangeKind[];
export type StatusChangeKind = (typeof STATUS_CHANGES)[number];

export const statusChangeSchema = v.strictObject({
  to: v.picklist(STATUS_CHANGES),
  /** Date of death as known: YYYY, YYYY-MM or YYYY-MM-DD; absent if only the fact is known. */
  on: v.optional(v.pipe(v.string(), v.regex(/^\d{4}(-\d{2}){0,2}$/, 'must be YYYY, YYYY-MM or YYYY-MM-DD'))),
  /** A death needs a second confirmation. */
  confirmed: v.optional(v.boolean()),
  /** Renewed consent; only with `consent-given`. */
  consent: v.optional(newConsentSchema),
  reason: changeReasonSchema,
});

export type StatusChange = v.InferOutput<typeof statusChangeSchema>;

/** A patient with consent and death status. */
export interface StatusPatient {
  readonly birthDate: string | null;
  readonly consentWithdrawnAt?: number | null | undefined;
  readonly deceased?: boolean | string | null | undefined;
}

export const isDeceased = ({ deceased = null }: Pick<StatusPatient, 'deceased'>): boolean =>
  deceased !== null && deceased !== false;

export const hasWithdrawn = ({
  consentWithdrawnAt = null,
}: Pick<StatusPatient, 'consentWithdrawnAt'>): boolean => consentWithdrawnAt !== null;

/** Returns the possible changes: valid consent can be withdrawn, a recorded death can be reverted. */
export function possibleStatusChanges(patient: StatusPatient): readonly StatusChangeKind[] {
  return [
    ...(hasWithdrawn(patient)
      ? (['consent-given', 'consent-restored'] as const)
      : (['consent-withdrawn'] as const)),
    isDeceased(patient) ? 'living' : 'deceased',
  ];
}

function deathProblems(
  { on, confirmed }: StatusChange,
  { birthDate }: StatusPatient,
  today: string,
): RegistrationProblem[] {
  const code = on === undefined ? undefined : birthDateProblem(on, today);
  const known = on === undefined || birthDate === null ? 0 : Math.min(on.length, birthDate.length);
  const isBeforeBirth =
    on !== undefined && birthDate !== null && on.slice(0, known) < birthDate.slice(0, known);
  return [
    ...(code ? [{ path: 'on', code }] : []),
    ...(isBeforeBirth && !code ? [{ path: 'on', code: 'before-birth' as const }] : []),
    ...(confirmed === true ? [] : [{ path: 'confirmed', code: 'not-confirmed' as const }]),
  ];
}

function consentProblems(
  { consent }: StatusChange,
  { birthDate }: StatusPatient,
  today: string,
  now: number,
): readonly RegistrationProblem[] {
  if (!consent) return [{ path: 'consent', code: 'required' }];
  const parts = { consent, ...(birthDate && { birthDate }) };
  return checkRegistrationParts(parts, today, now).filter(({ path }) => path.startsWith('consent'));
}

/**
 * Returns the problems of a status change, on screen and server.
 * @param today calendar day of the facility, YYYY-MM-DD
 * @param now unix seconds
 */
export function statusProblems(
  change: StatusChange,
  patient: StatusPatient,
  today: string,
  now: number,
): readonly RegistrationProblem[] {
  return [
    ...(change.to === 'deceased' ? deathProblems(change, patient, today) : []),
    ...(change.to === 'consent-given' ? consentProblems(change, patient, today, now) : []),
    ...changeReasonProblems(change.to, change.reason),
  ];
}
