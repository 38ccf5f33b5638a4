import * as v from 'valibot';
import { isoDay } from '#formatting';
import { calendarDateSchema } from '#http';
import { PROGRAMME_KEYS } from '#programmes';
import { type ChangeKind, changeReasonProblems, changeReasonSchema } from './change-reason.ts';
import type { RegistrationProblem, RegistrationProblemCode } from './check-registration.ts';

/** `correct` moves the day on which the present enrolment began. */
const ENROLMENT_ACTIONS = ['enrol', 'end', 'correct'] as const;
export type EnrolmentAction = (typeof ENROLMENT_ACTIONS)[number];

/** What the history calls each of them. */
export const ENROLMENT_KINDS = {
  enrol: 'enrolled',
  end: 'enrolment-ended',
  correct: 'enrolment-corrected',
} as const satisfies Readonly<Record<EnrolmentAction, ChangeKind>>;

/** A patient joins a programme or leaves it on a calendar day of the facility. */
export const enrolmentChangeSchema = v.strictObject({
  action: v.picklist(ENROLMENT_ACTIONS),
  programme: v.picklist(PROGRAMME_KEYS),
  /** The day that counts: from an enrolment calls are scheduled and readings are read, with an end calls stop. */
  on: calendarDateSchema,
  reason: changeReasonSchema,
});

export type EnrolmentChange = v.InferOutput<typeof enrolmentChangeSchema>;

interface Enrolment {
  readonly programme: string;
  /** Unix seconds, 0 where nobody knows. */
  readonly enrolledAt: number;
}

/** A patient as far as their programmes go. */
export interface EnrolledPatient {
  readonly birthDate: string | null;
  readonly enrolments: readonly Enrolment[];
  readonly pastEnrolments?: readonly (Enrolment & { readonly endedAt: number })[] | undefined;
}

/** The present enrolment in a programme; there is one at most that counts. */
export const enrolmentIn = ({ enrolments }: EnrolledPatient, programme: string) =>
  enrolments.findLast((enrolment) => enrolment.programme === programme);

interface Moment {
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** The facility's, IANA. */
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
 * When the ended enrolment began, in unix seconds, that goes on where somebody joins on the day on which it began: its end was
 * a mistake. Undefined where a new one begins.
 */
export const resumedSince = (
  { action, programme, on }: Pick<EnrolmentChange, 'action' | 'programme' | 'on'>,
  patient: EnrolledPatient,
  timeZone: string,
): number | undefined =>
  action === 'enrol'
    ? periodsOf(patient, programme, timeZone).find(({ from }) => from === on)?.enrolledAt
    : undefined;

/** The last day of an earlier enrolment in which the patient was on that day, or after it. */
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

/** Whether the patient is in the programme as the change takes for granted: out of it to join, in it to leave. */
export const isPossible = (
  { action, programme }: Pick<EnrolmentChange, 'action' | 'programme'>,
  patient: EnrolledPatient,
): boolean => (enrolmentIn(patient, programme) === undefined) === (action === 'enrol');

/** What is wrong with the day or the reason of a change of programmes; the same on the screen and on the server. */
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
