import type { EncounterStatus } from './encounter-status.ts';
import type { LifecycleEvent, StatusEvent } from './lifecycle-event.ts';

interface Transition {
  readonly to: EncounterStatus;
  /** The statuses the event accepts; none for the one event that begins an encounter. */
  readonly from: readonly EncounterStatus[];
}

/** Which event moves which status: the specification does not show it, the design's lifecycle decides. */
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
  /** `accepts` is empty for `create`, which accepts only an encounter that is not there yet, and for unknown events. */
  | { readonly allowed: false; readonly accepts: readonly EncounterStatus[] };

/**
 * The status an event leads to, or the statuses it would have accepted. `undefined` is the status of an encounter that
 * is not there yet. Status and event may be any text: an unknown one is refused.
 */
export function nextStatus(status: string | undefined, event: string): StatusDecision {
  if (!Object.hasOwn(TRANSITIONS, event)) return { allowed: false, accepts: [] };
  const { from, to } = TRANSITIONS[event as StatusEvent];
  const accepted = status === undefined ? event === 'create' : (from as readonly string[]).includes(status);
  return accepted ? { allowed: true, status: to } : { allowed: false, accepts: from };
}

/** The statuses of an encounter that may still take place: it can be moved, cancelled and finished. */
export const OPEN_STATUSES: readonly EncounterStatus[] = TRANSITIONS.cancel.from;

export const isOpenStatus = (status: string): boolean => OPEN_STATUSES.some((open) => open === status);

/**
 * The events that lead from a status to COMPLETED, in order, where one member of staff assigns the encounter to themselves,
 * accepts and completes it; none for a status that no event leads on from.
 */
export function eventsToComplete(status: string): readonly LifecycleEvent[] {
  const steps = ['assign_care_provider', 'accept', 'complete'] as const;
  const first = steps.findIndex((event) => nextStatus(status, event).allowed);
  return first < 0 ? [] : steps.slice(first);
}
