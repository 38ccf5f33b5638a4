import * as v from 'valibot';
import { isoDay } from '#formatting';
import { calendarDateSchema } from '#http';
import { PROGRAMME_KEYS } from '#programmes';
import { type ChangeKind, changeReasonProblems, changeReasonSchema } from './change-reason.ts';
import type { RegistrationProblem, RegistrationProblemCode } from './check-registration.ts';

/** `correct` changes the start of the current enrolment. */
const ENROLMENT_ACTIONS = ['enrol', 'end', 'correct'] as const;
export type EnrolmentAction = (typeof ENROLMENT_ACTIONS)[number];

/** Kinds of change in the history. */
export const ENROLMENT_KINDS = {
  enrol: 'enrolled',
  end: 'enrolment-ended',
  correct: 'enrolment-corrected',
} as const satisfies Readonly<Record<EnrolmentAction, ChangeKind>>;

/** A patient joins or leaves a programme on a calendar day of the facility. */
export const enrolmentChangeSchema = v.strictObject({
  action: v.picklist(ENROLMENT_ACTIONS),
  programme: v.picklist(PROGRAMME_KEYS),
  /** Effective day: from the start, calls are scheduled and readings are read; at the end, calls stop. */
  on: calendarDateSchema,
  reason: changeReasonSchema,
});

export type EnrolmentChange = v.InferOutput<typeof enrolmentChangeSchema>;

interface Enrolment {
  readonly programme: string;
  /** Unix seconds, 0 if unknown. */
  readonly enrolledAt: number;
}

/** A patient with their enrolments. */
export interface EnrolledPatient {
  readonly birthDate: string | null;
  readonly enrolments: readonly Enrolment[];
  readonly pastEnrolments?: readonly (Enrolment & { readonly endedAt: number })[] | undefined;
}

/** Returns the current enrolment in a programme; there is at most one. */
export const enrolmentIn = ({ enrolments }: EnrolledPatient, programme: string) =>
  enrolments.findLast((enrolment) => enrolment.programme === programme);

interface Moment {
  /** Calendar day of the facility, YYYY-MM-DD. */
  readonly today: string;
  /** Time zone of the facility, IANA. */
  readonly timeZone: string;
}

const dayIn = (seconds: number, timeZone: string): string => isoDay(seconds, timeZone) ?? '';

function periodsOf({ pastEnrolments = [] }: EnrolledPatient, programme: string, timeZone: string) {
  return pastEnrolments
    .filter((past) => past.programme === programme)
    .map(({ enrolledAt, endedAt }) => ({
      enrolledAt,
      from: enrolledAt === 0 ? '' : dayIn(enrolledAt, timeZone),
      to: dayIn(endedAt, timeZone),
    }));
}

/**
 * Returns the start (unix seconds) of an ended enrolment that is resumed. Joining on its start day means that the end
 * was a mistake. Undefined for a new enrolment.
 */
export const resumedSince = (
  { action, programme, on }: Pick<EnrolmentChange, 'action' | 'programme' | 'on'>,
  patient: EnrolledPatient,
  timeZone: string,
): number | undefined =>
  action === 'enrol'
    ? periodsOf(patient, programme, timeZone).find(({ from }) => from === on)?.enrolledAt
    : undefined;

/** Returns the last day of an earlier enrolment that overlaps the given day or is after it. */
function overlapped(change: EnrolmentChange, patient: EnrolledPatient, timeZone: string): string | undefined {
  const periods = periodsOf(patient, change.programme, timeZone);
  const again = resumedSince(change, patient, timeZone) !== undefined;
  return periods
    .filter(({ from, to }) => !(again && from === change.on) && (to > change.on || from === change.on))
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
}

function endProblem(
  { programme, on }: EnrolmentChange,
  patient: EnrolledPatient,
  timeZone: string,
): RegistrationProblemCode | undefined {
  const since = enrolmentIn(patient, programme)?.enrolledAt ?? 0;
  return since !== 0 && on < dayIn(since, timeZone) ? 'before-enrolment' : undefined;
}

/** Whether the patient's enrolment allows the change: not enrolled to join, enrolled to leave. */
export const isPossible = (
  { action, programme }: Pick<EnrolmentChange, 'action' | 'programme'>,
  patient: EnrolledPatient,
): boolean => (enrolmentIn(patient, programme) === undefined) === (action === 'enrol');

/** Returns problems with the day or reason of an enrolment change, on screen and server. */
export function enrolmentProblems(
  change: EnrolmentChange,
  patient: EnrolledPatient,
  { today, timeZone }: Moment,
): readonly RegistrationProblem[] {
  const { action, on, reason } = change;
  const problems: readonly RegistrationProblem[] = changeReasonProblems(ENROLMENT_KINDS[action], reason);
  const born = patient.birthDate;
  const wrong = (code: RegistrationProblemCode, expected?: string): readonly RegistrationProblem[] => [
    { path: 'on', code, ...(expected !== undefined && { expected }) },
    ...problems,
  ];
  if (on > today) return wrong('future');
  if (born && on.slice(0, born.length) < born) return wrong('before-birth');
  if (action === 'end') {
    const code = endProblem(change, patient, timeZone);
    return code ? wrong(code) : problems;
  }
  const last = overlapped(change, patient, timeZone);
  return last === undefined ? problems : wrong('still-enrolled', last);
}
