import type { EncounterStatus } from './encounter-status.ts';
import type { LifecycleEvent, StatusEvent } from './lifecycle-event.ts';

interface Transition {
  readonly to: EncounterStatus;
  /** Accepted statuses; empty for the event that creates an encounter. */
  readonly from: readonly EncounterStatus[];
}

/** Transitions by event. The specification does not define them; the design's lifecycle does. */
const TRANSITIONS: Readonly<Record<StatusEvent, Transition>> = {
  create: { from: [], to: 'CREATED' },
  assign_care_provider: { from: ['CREATED', 'DECLINED'], to: 'AWAITED' },
  accept: { from: ['AWAITED'], to: 'CONFIRMED' },
  decline: { from: ['AWAITED'], to: 'DECLINED' },
  reject: { from: ['CREATED', 'AWAITED'], to: 'REJECTED' },
  complete: { from: ['CONFIRMED'], to: 'COMPLETED' },
  cancel: { from: ['CREATED', 'AWAITED', 'CONFIRMED', 'DECLINED'], to: 'CANCELLED' },
  reopen: { from: ['COMPLETED'], to: 'CONFIRMED' },
};

export type StatusDecision =
  | { readonly allowed: true; readonly status: EncounterStatus }
  /** `accepts` is empty for `create`, which needs a new encounter, and for unknown events. */
  | { readonly allowed: false; readonly accepts: readonly EncounterStatus[] };

/**
 * Returns the status after an event, or the statuses that would accept it.
 * The status `undefined` means that the encounter does not exist yet. Unknown statuses and events are refused.
 */
export function nextStatus(status: string | undefined, event: string): StatusDecision {
  if (!Object.hasOwn(TRANSITIONS, event)) return { allowed: false, accepts: [] };
  const { from, to } = TRANSITIONS[event as StatusEvent];
  const accepted = status === undefined ? event === 'create' : (from as readonly string[]).includes(status);
  return accepted ? { allowed: true, status: to } : { allowed: false, accepts: from };
}

/** Statuses of encounters that can still be moved, cancelled and completed. */
export const OPEN_STATUSES: readonly EncounterStatus[] = TRANSITIONS.cancel.from;

export const isOpenStatus = (status: string): boolean => OPEN_STATUSES.some((open) => open === status);

/**
 * Returns the events that lead from a status to COMPLETED if one member of staff assigns, accepts and completes; empty
 * for a final status.
 */
export function eventsToComplete(status: string): readonly LifecycleEvent[] {
  const steps = ['assign_care_provider', 'accept', 'complete'] as const;
  const first = steps.findIndex((event) => nextStatus(status, event).allowed);
  return first < 0 ? [] : steps.slice(first);
}
