import type { Finding } from '../findings/escalation.ts';
import { type CallingHours, dayAfterAt } from '../outcome/calling-hours.ts';
import { type Disposition, type DispositionKey, dispositionOf } from '../outcome/disposition.ts';
import { proposeNextCall } from '../outcome/retry-ladder.ts';
import { instantOf, wallTimeOf } from '../wall-time.ts';
import {
  type CallSessionState,
  type NextCall,
  NO_NEXT_CALL,
  type OutcomeProblems,
} from './call-session-state.ts';

/** Maximum text lengths of the server. */
export const MAX_DETAIL = 500;
export const MAX_NOTE = 4000;

type Outcome = Pick<
  CallSessionState,
  'disposition' | 'detail' | 'confirmed' | 'note' | 'nextCall' | 'contact' | 'findings'
>;

/** Clock and rules for calculating times. */
export interface CallClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Time zone of the facility. */
  readonly timeZone: string;
  /** Calling hours of the facility. */
  readonly callingHours: CallingHours;
}

export function chosen(outcome: Pick<Outcome, 'disposition'>): Disposition | undefined {
  return outcome.disposition === undefined ? undefined : dispositionOf(outcome.disposition);
}

/** Returns the unix seconds of the next call; null if there is none or its time is incomplete. */
export function nextCallAt(outcome: Pick<Outcome, 'nextCall'>, timeZone: string): number | null {
  return outcome.nextCall.wanted ? (instantOf(outcome.nextCall, timeZone) ?? null) : null;
}

/** Returns the next call for a disposition: the proposal, unless the user entered one that still applies. */
export function nextCallFor(
  disposition: DispositionKey,
  outcome: Omit<Outcome, 'findings'>,
  clock: CallClock,
): NextCall {
  const { asks, stopsCalls, stopsNumber } = dispositionOf(disposition) ?? {};
  if (stopsCalls || stopsNumber) return NO_NEXT_CALL;
  if (outcome.nextCall.by === 'person') return outcome.nextCall;
  // The patient named a time, so there is no proposal.
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

/** Returns the next call after an open danger: the next day, as soon as the facility calls. */
function nextCallAfterDanger({ now, timeZone, callingHours }: CallClock): NextCall {
  const at = dayAfterAt({ now: now(), timeZone }, callingHours);
  return { wanted: true, ...wallTimeOf(at, timeZone), by: 'danger', escalate: false };
}

/**
 * Returns the next call with this call's findings: a danger proposes the next day, and withdraws its proposal if it
 * was a mistake.
 */
export function nextCallWith(
  findings: readonly Finding[],
  outcome: Omit<Outcome, 'findings'>,
  clock: CallClock,
): NextCall {
  const { nextCall, disposition } = outcome;
  if (findings.length > 0) return nextCall.by === 'ladder' ? nextCallAfterDanger(clock) : nextCall;
  if (nextCall.by !== 'danger' || disposition === undefined) return nextCall;
  return nextCallFor(disposition, { ...outcome, nextCall: NO_NEXT_CALL }, clock);
}

/** A danger stays open until its outcome is recorded, so the next call is at the latest on the following day. */
function isAfterDanger({ findings, nextCall }: Outcome, clock: CallClock): boolean {
  if (findings.length === 0) return false;
  return !nextCall.wanted || nextCall.date > nextCallAfterDanger(clock).date;
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
  if (isAfterDanger(outcome, clock)) return { nextCall: 'after-danger' };
  if (!outcome.nextCall.wanted) return asks === 'time' ? { nextCall: 'required' } : {};
  const at = instantOf(outcome.nextCall, clock.timeZone);
  if (at === undefined) return { nextCall: 'incomplete' };
  return at * 1000 < clock.now() ? { nextCall: 'past' } : {};
}

/** Returns problems of the outcome; empty if it can be saved. */
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
