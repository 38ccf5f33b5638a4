import { type FormDefinition, ofChecked, steady, steadyEntries } from '#forms';
import type { CallTypeKey } from '#programmes';
import type { CallContext } from './call-context.ts';
import { createCallFindings } from './call-session-findings.ts';
import type { CallClock } from './call-session-outcome.ts';
import { problemsInCall, wouldLose } from './call-session-problems.ts';
import type { CallSessionState } from './call-session-state.ts';

export interface CallJudgeOptions extends CallClock {
  readonly context: CallContext;
  readonly callType: CallTypeKey;
}

/** Adds to what is entered what follows from it; what is as it was before stays the same object. */
export function createCallJudge(
  form: FormDefinition,
  options: CallJudgeOptions,
): (entered: CallSessionState, before: CallSessionState) => CallSessionState {
  const findingsOf = createCallFindings(form, options.callType, options.context, options);
  return (entered, before) => {
    const { findings, typed } = findingsOf(entered);
    const next = {
      ...entered,
      findings: steady(before.findings, findings),
      faces: steadyEntries(before.faces, ofChecked(typed, entered.checked)),
    };
    const { problems, outcomeProblems } = problemsInCall(next, form, options);
    return {
      ...next,
      problems,
      outcomeProblems: steadyEntries(before.outcomeProblems, outcomeProblems),
      dirty: wouldLose(next, form),
    };
  };
}
