import { wallTimeOf } from '@careline/core/calls';
import { type LowGlucose, lowGlucoseOf } from '@careline/core/calls/findings';
import type { CallSession, CallSessionState } from '@careline/core/calls/session';

/** Where and when the call is. */
export interface CallMoment {
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Whether a glucose of the call is low, for the age of the patient where it is known. */
export function lowGlucoseOfCall(
  { form }: Pick<CallSession, 'form'>,
  { values, patient }: CallSessionState,
  { timeZone, now }: CallMoment,
): LowGlucose | undefined {
  const { date: today } = wallTimeOf(Math.floor(now() / 1000), timeZone);
  const birthDate = patient.phase === 'ready' ? patient.value.birthDate : null;
  return lowGlucoseOf(form, values, { birthDate, today });
}
