// spec: 106

import { createEncounter } from '@careline/core/internal/encounters';
import {
  readAllCalendar,
  readFacilityCalendar,
  readMyCalendar,
} from '@careline/core/internal/encounters/calendar';
import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';

const SCOPES = ['prohealth', 'my_encounters', 'facility_encounters', 'all_encounters'];
const ZONE = 'Asia/Kolkata';
const HOUR = 3600;
const content = encounterContent(NOW);
const dayAt = (days: number) => dayOf(NOW + days * 86_400, ZONE);
/** Returns midnight in Kolkata, `days` days from now. */
const midnight = (days: number) => startOfDay(dayAt(days), ZONE);

describe.each(databasesOfRun)('the calendar of encounters on the $kind database', (kind) => {
  let at: CallClinic;
  let here: ClinicalCalls;
  let there: ClinicalCalls;
  let vitaId: string;
  const booked: Record<string, string> = {};

  async function book(name: string, facilityId: string, start: number, end: number, careProviderId?: string) {
    const call = facilityId === at.clinic.facilityId ? here : there;
    const encounter = content.consultation(vitaId, facilityId, {
      period: { start, end },
      reason: 'Nobody reads this in a calendar',
      ...(careProviderId && { careProviderId }),
    });
    booked[(await call(createEncounter, { body: { encounter } })).data.id] = name;
  }

  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    const { facilityId, otherFacilityId, staffId } = at.clinic;
    await at.database.db.updateTable('staff').set({ scopes: SCOPES }).where('id', '=', staffId).execute();
    await at.database.db
      .insertInto('staff_facility')
      .values({ staff_id: staffId, facility_id: otherFacilityId, position: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    here = clinicalCalls(at.database, at.clinic, { now: NOW, scopes: SCOPES });
    there = clinicalCalls(at.database, at.clinic, { now: NOW, scopes: SCOPES, facilityId: otherFacilityId });
    vitaId = await at.newPatient({ facilityIds: [facilityId, otherFacilityId] });
    const [first, next] = [midnight(10), midnight(11)];
    await book('night before', facilityId, first - 2 * HOUR, first);
    await book('over midnight', facilityId, first - HOUR, first + HOUR);
    await book('mine', facilityId, first + 9 * HOUR, first + 10 * HOUR, staffId);
    await book('elsewhere', otherFacilityId, first + 11 * HOUR, first + 12 * HOUR);
    await book('into the next day', facilityId, next - HOUR, next + HOUR);
    await book('next day', facilityId, next + 2 * HOUR, next + 3 * HOUR);
  });
  afterAll(() => at.database.remove());

  const day = () => ({ from: dayAt(10), to: dayAt(10) });

  it.each([
    ['mine', readMyCalendar, {}, ['mine']],
    ['the facility’s', readFacilityCalendar, {}, ['over midnight', 'mine', 'into the next day']],
    ['of one status', readFacilityCalendar, { status: 'CONFIRMED' }, ['mine']],
    ['everywhere', readAllCalendar, {}, ['over midnight', 'mine', 'elsewhere', 'into the next day']],
  ] as const)('has the encounters within the days: %s', async (_, endpoint, narrowed, expected) => {
    const { data, next } = await here(endpoint, { query: { ...day(), ...narrowed } });
    expect(data.map(({ id }) => booked[id])).toEqual(expected);
    expect(next).toBeNull();
    expect(new Set(here.touched)).toEqual(new Set([vitaId]));
    for (const row of data) expect(row).not.toHaveProperty('reason');
  });

  it.each([
    ['more days than a calendar has', { from: dayAt(0), to: dayAt(31) }, 'to'],
    ['reversed days', { from: dayAt(2), to: dayAt(1) }, 'to'],
    ['a key that no answer gave', { from: dayAt(0), to: dayAt(1), after: 'x' }, 'after'],
  ])('refuses %s', async (_, query, path) => {
    await expect(here(readFacilityCalendar, { query })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path }] },
    });
  });
});
