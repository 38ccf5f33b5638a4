import { ageOn } from '#clinical';
import { type FormContext, type FormDefinition, isDirty, shownProblems, validateForm } from '#forms';
import { escalationProblems, withoutEscalation } from '../findings/escalation.ts';
import { wallTimeOf } from '../wall-time.ts';
import { type CallClock, chosen, outcomeProblems } from './call-session-outcome.ts';
import { type CallSessionState, isEditable, isUnderWay } from './call-session-state.ts';

type Problems = Pick<CallSessionState, 'problems' | 'outcomeProblems'>;

/** Returns the units of the last readings, as far as they are loaded. */
function lastUnits({ readings }: CallSessionState): NonNullable<FormContext['lastUnits']> {
  const units = Object.entries(readings).flatMap(([metric, part]) =>
    (part.phase === 'ready' ? (part.value.at(-1)?.values ?? []) : []).flatMap(({ key, unit }) =>
      unit === undefined ? [] : [[`${metric}.${key}`, unit] as const],
    ),
  );
  return Object.fromEntries(units);
}

/** Returns the context for validation: age and last units decide what is unlikely, and what was probably meant. */
function formContext(state: CallSessionState, today: string): FormContext {
  const { patient } = state;
  const birthDate = patient.phase === 'ready' ? patient.value.birthDate : null;
  return {
    today,
    age: birthDate === null ? undefined : ageOn(birthDate, today),
    lastUnits: lastUnits(state),
  };
}

/** Returns everything that prevents saving. The form only counts for reached calls. */
export function allProblems(state: CallSessionState, form: FormDefinition, clock: CallClock): Problems {
  const reached = chosen(state)?.outcome === 'reached';
  // A hand-over without a remaining finding is not required.
  const values = state.findings.length > 0 ? state.values : withoutEscalation(form, state.values);
  const now = wallTimeOf(Math.floor(clock.now() / 1000), clock.timeZone);
  return {
    problems: reached
      ? {
          ...validateForm(form, values, formContext(state, now.date)),
          ...escalationProblems(form, state.values, state.findings, now),
        }
      : {},
    outcomeProblems: outcomeProblems(state, clock),
  };
}

export const isFree = ({ problems, outcomeProblems: outcome }: Problems): boolean =>
  Object.keys(problems).length === 0 && Object.keys(outcome).length === 0;

/** Returns the visible problems: only of fields that have been left. */
export function problemsInCall(state: CallSessionState, form: FormDefinition, clock: CallClock): Problems {
  const all = isEditable(state) ? allProblems(state, form, clock) : { problems: {}, outcomeProblems: {} };
  return {
    problems: shownProblems(state, all.problems),
    outcomeProblems: state.checked === 'all' ? all.outcomeProblems : {},
  };
}

/**
 * Whether leaving now would lose something that the server has not confirmed and no outbox will send.
 * A save that waits for a sign-in counts too: its screen stays open next to the sign-in until it arrives.
 */
export function wouldLose(state: CallSessionState, form: FormDefinition): boolean {
  const { phase, values, queued } = state;
  if (phase === 'queued') return queued?.waitsFor === 'sign-in';
  if (phase === 'saved') return false;
  return isUnderWay(state) || isDirty(form, values);
}
