import { wallTimeOf } from '@careline/core/internal/calls';
import { type LowGlucose, lowGlucoseOf } from '@careline/core/internal/calls/findings';
import type { CallSession, CallSessionState } from '@careline/core/internal/calls/session';

interface CallMoment {
  /** The facility's time zone (IANA). */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Returns the low glucose of the call, if any, with its treatment for the patient's age and weight. */
export function lowGlucoseOfCall(
  { form }: Pick<CallSession, 'form'>,
  { values, patient }: Pick<CallSessionState, 'values' | 'patient'>,
  { timeZone, now }: CallMoment,
): LowGlucose | undefined {
  const { date: today } = wallTimeOf(Math.floor(now() / 1000), timeZone);
  const { birthDate, facts } = patient.phase === 'ready' ? patient.value : { birthDate: null };
  return lowGlucoseOf(form, values, { birthDate, weight: facts?.weight, today });
}
