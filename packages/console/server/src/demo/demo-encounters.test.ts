import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { insertPersons } from '../patients/registration/persons.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { ensureDemoAccounts } from './demo-accounts.ts';
import { makeDemoEncounters } from './demo-encounters.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION } from './demo-organisation.ts';

/** A Wednesday, 10:30 in India. */
const NOW = Date.parse('2026-03-18T05:00:00Z') / 1000;
const DAY = 86_400;

describe.each(databasesOfRun)('encounters of the demo on the $kind database', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    const [facilityId, otherFacilityId] = DEMO_FACILITIES.map(({ id }) => id) as [string, string];
    const clinic = { organisationId: DEMO_ORGANISATION.id, facilityId, otherFacilityId, staffId: newId() };
    const people = Array.from({ length: 40 }, (_, index) => {
      const at = index % 2 ? facilityId : otherFacilityId;
      const enrolments = [{ id: newId(), facilityId: at, programme: 'ahc', enrolledAt: NOW - 90 * DAY }];
      return aPerson(clinic, { id: newId(), facilityIds: [at], enrolments });
    });
    await runWork(database.db, async (tx) => {
      await ensureDemoAccounts(tx);
      await insertPersons(tx, people);
    });
    await makeDemoEncounters(database.db, NOW);
  });
  afterAll(() => database.remove());

  const facts = async () => {
    const { rows } = await sql<{
      encounters: number;
      first: number;
      last: number;
      doctors: number;
      odd: number;
    }>`
      select count(*)::int as encounters, min(starts_at) as first, max(starts_at) as last,
        count(distinct care_provider_id)::int as doctors,
        count(*) filter (where status <> (select v.status from encounter_event v
          where v.encounter_id = e.id order by v.position desc limit 1)
          or exists (select from encounter_event v where v.encounter_id = e.id and v.created_at > ${NOW}))::int as odd
      from encounter e`.execute(database.db);
    return rows[0] as (typeof rows)[0];
  };

  it('are a month past and a month to come of two doctors, each where its events lead, nothing after now', async () => {
    const { encounters, first, last, doctors, odd } = await facts();
    expect({ doctors, odd }).toEqual({ doctors: 2, odd: 0 });
    expect(encounters).toBeGreaterThan(300);
    expect(first).toBeLessThan(NOW - 27 * DAY);
    expect(last).toBeGreaterThan(NOW + 27 * DAY);
  });

  it('go on from the day they end at a later start, and repeat nothing', async () => {
    const before = await facts();
    await makeDemoEncounters(database.db, NOW + 3600);
    expect(await facts()).toEqual(before);
    await makeDemoEncounters(database.db, NOW + 7 * DAY);
    const after = await facts();
    expect(after.encounters).toBeGreaterThan(before.encounters);
    expect(after.last).toBeGreaterThan(before.last);
  });
});
