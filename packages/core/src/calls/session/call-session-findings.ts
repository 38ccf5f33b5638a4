import type { FormDefinition } from '#forms';
import { type CallJudgement, type EscalationContext, judgeCall } from '../findings/escalation.ts';
import { wallTimeOf } from '../wall-time.ts';
import type { CallContext } from './call-context.ts';
import { type CallClock, chosen } from './call-session-outcome.ts';
import type { CallSessionState } from './call-session-state.ts';

type Judged = Pick<CallSessionState, 'disposition' | 'contact' | 'patient' | 'values'>;

const NONE: CallJudgement = { findings: [], typed: {} };

/** Creates the evaluation of a call's state, which reruns only after relevant changes. */
export function createCallFindings(
  form: FormDefinition,
  callType: string,
  context: CallContext,
  clock: CallClock,
): (state: Judged) => CallJudgement {
  let before: Judged | undefined;
  let found = NONE;

  const isSame = (state: Judged): boolean =>
    before !== undefined &&
    before.values === state.values &&
    before.patient === state.patient &&
    before.contact === state.contact &&
    before.disposition === state.disposition;

  function judge(state: Judged): CallJudgement {
    if (chosen(state)?.outcome !== 'reached') return NONE;
    const now = Math.floor(clock.now() / 1000);
    const about: EscalationContext = {
      programme: context.programName,
      callType,
      patient: state.patient.phase === 'ready' ? state.patient.value : undefined,
      today: wallTimeOf(now, clock.timeZone).date,
      timeZone: clock.timeZone,
      startedAt: state.contact?.startedAt ?? now,
    };
    const judged = judgeCall(form, state.values, about);
    // Findings are handed over even before the patient is known, but values are only evaluated for a known patient.
    return about.patient ? judged : { ...judged, typed: {} };
  }

  return (state) => {
    if (!isSame(state)) found = judge(state);
    before = state;
    return found;
  };
}
