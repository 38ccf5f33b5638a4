import { type CallTypeKey, PROGRAMMES, type ProgrammeKey } from '#programmes';
import { updateTouchpoint } from '../call-saves.endpoints.ts';
import type { CALL_DIRECTIONS, Contact } from '../contact.ts';
import { instantOf, type WallTime, wallTimeOf } from '../wall-time.ts';
import { type ClosedCallOptions, createClosedCallChange } from './closed-call-change.ts';

/** Facts of a closed call as form values; date and time are local. */
export interface TouchpointFacts extends WallTime {
  readonly direction: string;
  readonly callType: string;
}

type TouchpointProblem = 'incomplete' | 'future' | 'unchanged';

/** Returns the types that a call can be changed to. With a log only its own, because the form depends on it. */
export function callTypesFor({ programme, callType, logVersion }: Contact): readonly string[] {
  const known = Object.hasOwn(PROGRAMMES, programme) ? PROGRAMMES[programme as ProgrammeKey] : undefined;
  return logVersion === null && known ? known.callTypes : [callType];
}

export function touchpointFacts(contact: Contact, timeZone: string): TouchpointFacts {
  const { direction, callType, startedAt } = contact;
  return { ...wallTimeOf(startedAt, timeZone), direction, callType };
}

export interface TouchpointUpdateOptions extends ClosedCallOptions {
  /** Time zone of the facility. */
  readonly timeZone: string;
}

export interface TouchpointUpdate {
  /** Returns the problem of the facts; undefined if they can be saved. */
  problem(facts: TouchpointFacts): TouchpointProblem | undefined;
  /** Saves them once; a retry with the same content is the same request. Throws `HttpError`. */
  save(facts: TouchpointFacts, reason: string): Promise<Contact>;
}

/** Creates the correction of a closed call's time, direction and type. */
export function createTouchpointUpdate(options: TouchpointUpdateOptions): TouchpointUpdate {
  const { contact, timeZone, now } = options;
  const shown = touchpointFacts(contact, timeZone);
  const change = createClosedCallChange(updateTouchpoint, options);

  /** Fields have whole minutes, so an unchanged time must keep its seconds. */
  const startedAt = (facts: TouchpointFacts): number | undefined =>
    facts.date === shown.date && facts.time === shown.time ? contact.startedAt : instantOf(facts, timeZone);

  function changes(facts: TouchpointFacts) {
    const at = startedAt(facts);
    return {
      ...(at !== contact.startedAt && { startedAt: at }),
      ...(facts.direction !== shown.direction && {
        direction: facts.direction as (typeof CALL_DIRECTIONS)[number],
      }),
      ...(facts.callType !== shown.callType && { callType: facts.callType as CallTypeKey }),
    };
  }

  return {
    problem(facts) {
      const at = startedAt(facts);
      if (at === undefined) return 'incomplete';
      if (Object.keys(changes(facts)).length === 0) return 'unchanged';
      return at !== contact.startedAt && at * 1000 > now() ? 'future' : undefined;
    },
    save: (facts, reason) => change(changes(facts), reason),
  };
}
