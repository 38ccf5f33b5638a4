import { wallTimeOf } from '@careline/core/internal/calls';
import { type LowGlucose, lowGlucoseOf } from '@careline/core/internal/calls/findings';
import type { CallSession, CallSessionState } from '@careline/core/internal/calls/session';

/** Where and when the call is. */
interface CallMoment {
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Whether a glucose of the call is low, and how it is treated, for the age and weight of the patient. */
export function lowGlucoseOfCall(
  { form }: Pick<CallSession, 'form'>,
  { values, patient }: Pick<CallSessionState, 'values' | 'patient'>,
  { timeZone, now }: CallMoment,
): LowGlucose | undefined {
  const { date: today } = wallTimeOf(Math.floor(now() / 1000), timeZone);
  const { birthDate, facts } = patient.phase === 'ready' ? patient.value : { birthDate: null };
  return lowGlucoseOf(form, values, { birthDate, weight: facts?.weight, today });
}
