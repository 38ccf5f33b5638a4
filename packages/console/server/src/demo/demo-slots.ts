import type { Transaction } from 'kysely';
import { offerSlots } from '../encounters/encounter-slots.ts';
import { slotsOfPlan } from '../encounters/slot-plan.ts';
import { dayOf } from '../platform/database/day-bounds.ts';
import type { Schema } from '../platform/database/schema.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION, DEMO_TIME_ZONE } from './demo-organisation.ts';
import { seededUuid } from './seeded-uuid.ts';

/** How far ahead a demo folder can be booked from its latest start. */
const DAYS_AHEAD = 45;
const DAY_SECONDS = 86_400;

/**
 * Mornings of both demo facilities, Monday to Saturday, from the day of this start on. What is there stays as it is. `now` in
 * unix seconds.
 */
export async function ensureDemoSlots(tx: Transaction<Schema>, now: number): Promise<void> {
  for (const { id: facilityId } of DEMO_FACILITIES) {
    const plan = {
      organisationId: DEMO_ORGANISATION.id,
      facilityId,
      timeZone: DEMO_TIME_ZONE,
      from: dayOf(now, DEMO_TIME_ZONE),
      to: dayOf(now + DAYS_AHEAD * DAY_SECONDS, DEMO_TIME_ZONE),
      weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
      fromMinute: 8 * 60,
      untilMinute: 12 * 60,
      everyMinutes: 30,
      places: 4,
    } as const;
    const slots = slotsOfPlan(plan, (start) => seededUuid(`slot/${facilityId}/${start}`, start));
    await offerSlots(tx, slots, { keep: true });
  }
}
