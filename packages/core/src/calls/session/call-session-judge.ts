import { type FormDefinition, ofChecked, steady, steadyEntries } from '#forms';
import type { CallTypeKey } from '#programmes';
import { sectionsOfFindings } from '../findings/section-of-findings.ts';
import type { CallContext } from './call-context.ts';
import { earlierOf } from './call-session-asked.ts';
import { createCallFindings } from './call-session-findings.ts';
import { type CallClock, nextCallWith } from './call-session-outcome.ts';
import { problemsInCall, wouldLose } from './call-session-problems.ts';
import { type CallSessionState, isEditable } from './call-session-state.ts';

export interface CallJudgeOptions extends CallClock {
  readonly context: CallContext;
  readonly callType: CallTypeKey;
}

/** Adds derived state to the entries. Unchanged parts stay the same objects. */
export function createCallJudge(
  form: FormDefinition,
  options: CallJudgeOptions,
): (entered: CallSessionState, before: CallSessionState) => CallSessionState {
  const findingsOf = createCallFindings(form, options.callType, options.context, options);
  return (entered, before) => {
    const { findings, typed } = findingsOf(entered);
    const sections = findings.length > 0 ? sectionsOfFindings(form, entered.values, typed) : [];
    const nextCall = isEditable(entered) ? nextCallWith(findings, entered, options) : entered.nextCall;
    const next = {
      ...entered,
      nextCall,
      ...earlierOf(form, entered, before),
      findings: steady(before.findings, findings),
      // The current section's findings stay in place while the user is in it.
      foundIn: sections.find((section) => section === before.foundIn) ?? sections[0],
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
