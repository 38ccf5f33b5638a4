import type { FormDefinition } from '#forms';
import type { CallContext } from './call-context.ts';
import { type CallClock, chosen } from './call-session-outcome.ts';
import type { CallSessionState } from './call-session-state.ts';
import { wallTimeOf } from './call-session-time.ts';
import { type Finding, findingsOf } from './escalation.ts';

type Judged = Pick<CallSessionState, 'disposition' | 'contact' | 'patient' | 'values'>;

const NONE: readonly Finding[] = [];

/** Finds what cannot wait in the state of a call. Judged anew only when something of it changed. */
export function createCallFindings(
  form: FormDefinition,
  callType: string,
  context: CallContext,
  clock: CallClock,
): (state: Judged) => readonly Finding[] {
  let before: Judged | undefined;
  let found = NONE;

  const isSame = (state: Judged): boolean =>
    before !== undefined &&
    before.values === state.values &&
    before.patient === state.patient &&
    before.contact === state.contact &&
    before.disposition === state.disposition;

  function judge(state: Judged): readonly Finding[] {
    if (chosen(state)?.outcome !== 'reached') return NONE;
    const now = Math.floor(clock.now() / 1000);
    return findingsOf(form, state.values, {
      programme: context.programName,
      callType,
      patient: state.patient.phase === 'ready' ? state.patient.value : undefined,
      today: wallTimeOf(now, clock.timeZone).date,
      timeZone: clock.timeZone,
      startedAt: state.contact?.startedAt ?? now,
    });
  }

  return (state) => {
    if (!isSame(state)) found = judge(state);
    before = state;
    return found;
  };
}
