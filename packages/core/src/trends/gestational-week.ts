import { gestationalDays, LONGEST_PREGNANCY_DAYS, type PersonFacts, pregnancyOn } from '#clinical';
import { isoDay } from '#formatting';
import type { TimeSpan } from './reference-steps.ts';

const WEEK_DAYS = 7;

/**
 * Returns the completed weeks of a pregnancy at an instant (unix seconds); undefined without one, after its end and
 * past week 44.
 */
export function gestationalWeek(person: PersonFacts, at: number, timeZone: string): number | undefined {
  const day = isoDay(at, timeZone);
  const pregnancy = day && pregnancyOn(person, day);
  if (!day || !pregnancy) return undefined;
  const end = pregnancy.bornOn ?? pregnancy.endedOn;
  if (end !== undefined && day >= end) return undefined;
  const days = gestationalDays(pregnancy.dueDate, day);
  return days === undefined || days < 0 || days > LONGEST_PREGNANCY_DAYS
    ? undefined
    : Math.floor(days / WEEK_DAYS);
}

const STEP_S = 14 * 86_400;

/** Whether a time span includes a gestational week. Checks in steps that no relevant pregnancy is shorter than. */
export function hasGestationalWeek(person: PersonFacts, { from, to }: TimeSpan, timeZone: string): boolean {
  if ((person.pregnancies ?? []).length === 0) return false;
  for (let at = to; at > from; at -= STEP_S)
    if (gestationalWeek(person, at, timeZone) !== undefined) return true;
  return gestationalWeek(person, from, timeZone) !== undefined;
}
