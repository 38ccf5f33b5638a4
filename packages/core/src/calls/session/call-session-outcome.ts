import type { CallingHours } from '../outcome/calling-hours.ts';
import { type Disposition, type DispositionKey, dispositionOf } from '../outcome/disposition.ts';
import { proposeNextCall } from '../outcome/retry-ladder.ts';
import { instantOf, wallTimeOf } from '../wall-time.ts';
import {
  type CallSessionState,
  type NextCall,
  NO_NEXT_CALL,
  type OutcomeProblems,
} from './call-session-state.ts';

/** The longest texts the server takes. */
export const MAX_DETAIL = 500;
export const MAX_NOTE = 4000;

type Outcome = Pick<
  CallSessionState,
  'disposition' | 'detail' | 'confirmed' | 'note' | 'nextCall' | 'contact'
>;

/** What decides about times: the clock and the facility's rules. */
export interface CallClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The facility's. */
  readonly timeZone: string;
  /** When the facility may call. */
  readonly callingHours: CallingHours;
}

export function chosen(outcome: Pick<Outcome, 'disposition'>): Disposition | undefined {
  return outcome.disposition === undefined ? undefined : dispositionOf(outcome.disposition);
}

/** Unix seconds of the next call; null where none is wanted or the time is not complete. */
export function nextCallAt(outcome: Pick<Outcome, 'nextCall'>, timeZone: string): number | null {
  return outcome.nextCall.wanted ? (instantOf(outcome.nextCall, timeZone) ?? null) : null;
}

/** The next call that goes with a disposition: the ladder's, unless a person entered one that still makes sense. */
export function nextCallFor(disposition: DispositionKey, outcome: Outcome, clock: CallClock): NextCall {
  const { asks, stopsCalls, stopsNumber } = dispositionOf(disposition) ?? {};
  if (stopsCalls || stopsNumber) return NO_NEXT_CALL;
  if (outcome.nextCall.by === 'person') return outcome.nextCall;
  // The patient named a time: only they know it.
  if (asks === 'time') return { ...NO_NEXT_CALL, wanted: true };
  const proposal = proposeNextCall({
    disposition,
    attempt: outcome.contact?.attempt ?? 1,
    now: clock.now(),
    timeZone: clock.timeZone,
    callingHours: clock.callingHours,
  });
  if (proposal === null) return NO_NEXT_CALL;
  if ('escalate' in proposal) return { ...NO_NEXT_CALL, escalate: true };
  return { wanted: true, ...wallTimeOf(proposal.at, clock.timeZone), by: 'ladder', escalate: false };
}

function detailProblem(outcome: Outcome, { asks }: Disposition): OutcomeProblems {
  const detail = outcome.detail.trim();
  if (asks !== 'relation' && asks !== 'language' && asks !== 'reason') return {};
  if (detail === '') return { detail: 'required' };
  return detail.length > MAX_DETAIL ? { detail: 'too-long' } : {};
}

function nextCallProblem(
  outcome: Outcome,
  { asks, stopsCalls, stopsNumber }: Disposition,
  clock: CallClock,
): OutcomeProblems {
  if (stopsCalls || stopsNumber) return {};
  if (!outcome.nextCall.wanted) return asks === 'time' ? { nextCall: 'required' } : {};
  const at = instantOf(outcome.nextCall, clock.timeZone);
  if (at === undefined) return { nextCall: 'incomplete' };
  return at * 1000 < clock.now() ? { nextCall: 'past' } : {};
}

/** What the outcome lacks; empty when it may be saved. */
export function outcomeProblems(outcome: Outcome, clock: CallClock): OutcomeProblems {
  const disposition = chosen(outcome);
  if (!disposition) return { disposition: 'required' };
  return {
    ...detailProblem(outcome, disposition),
    ...(disposition.asks === 'confirmation' && !outcome.confirmed
      ? { confirmation: 'required' as const }
      : {}),
    ...(outcome.note.trim().length > MAX_NOTE ? { note: 'too-long' as const } : {}),
    ...nextCallProblem(outcome, disposition, clock),
  };
}
