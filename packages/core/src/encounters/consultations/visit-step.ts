import type { EncounterUser } from '#encounters';
import { type ActMoment, actsNow, type OfferedAct, type Standing } from './acts-now.ts';
import { punctualityOf } from './punctuality.ts';

/** What a user can do with a visit now: its next step, and everything else. */
export interface VisitSteps {
  /** Undefined if nothing leads on. */
  readonly next: OfferedAct | undefined;
  readonly others: readonly OfferedAct[];
}

/** Steps of a visit, in order. */
const STEPS: readonly OfferedAct[] = ['accept', 'complete', 'arrive', 'assign_care_provider'];

/**
 * Whether a visit can be finished: the patient has arrived, or the visit was forgotten and only has to be closed.
 * Health checks have no arrival.
 */
const isUnderWay = (encounter: Standing, now: number): boolean =>
  Boolean(encounter.arrivedAt) ||
  Boolean(encounter.package) ||
  punctualityOf(encounter, now)?.kind === 'unclosed';

/** Returns the next step of a visit and the other actions. A visit that has not begun cannot be completed. */
export function visitSteps(user: EncounterUser, encounter: Standing, moment: ActMoment): VisitSteps {
  const acts = actsNow(user, encounter, moment).filter(
    (act) => act !== 'complete' || isUnderWay(encounter, moment.now),
  );
  const next = STEPS.find((step) => acts.includes(step));
  return { next, others: acts.filter((act) => act !== next) };
}
