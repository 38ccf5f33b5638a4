import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoAccounts } from '../../src/demo/demo-accounts.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION } from '../../src/demo/demo-organisation.ts';
import { readProviderSlots } from '../../src/encounters/availability/provider-slots.ts';
import { insertPersons } from '../../src/patients/registration/persons.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { makeDemoEncounters } from './demo-encounters.ts';
import { DEMO_DOCTOR, LEAVES } from './demo-rhythms.ts';
import { indianDate } from './indian-time.ts';

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
      untimed: number;
      waiting: number;
    }>`
      select count(*)::int as encounters, min(starts_at) as first, max(starts_at) as last,
        count(distinct care_provider_id)::int as doctors,
        count(*) filter (where status <> (select v.status from encounter_event v
          where v.encounter_id = e.id order by v.position desc limit 1)
          or exists (select from encounter_event v where v.encounter_id = e.id and v.created_at > ${NOW}))::int as odd,
        count(*) filter (where care_provider_id is not null and status <> 'CANCELLED' and service_type <> 'PRESCRIPTION_VALIDATION'
          and not exists (select from provider_time t where t.encounter_id = e.id))::int as untimed,
        count(*) filter (where consultation_mode = 'VIRTUAL' and status = 'CONFIRMED' and arrived_at < ${NOW}
          and starts_at between ${NOW} and ${NOW + 3600})::int as waiting
      from encounter e`.execute(database.db);
    return rows[0] as (typeof rows)[0];
  };

  it('are a month past and a month to come of two doctors and a pharmacist, each where its events lead, nothing after now', async () => {
    const { encounters, first, last, ...rest } = await facts();
    expect(rest).toEqual({ doctors: 3, odd: 0, untimed: 0, waiting: 1 });
    expect(encounters).toBeGreaterThan(300);
    expect(first).toBeLessThan(NOW - 27 * DAY);
    expect(last).toBeGreaterThan(NOW + 27 * DAY);
  });

  it('leave times of the doctors free, but in a leave', async () => {
    const [leave] = LEAVES.filter(({ doctor }) => doctor === DEMO_DOCTOR);
    const [{ id: facilityId }] = DEMO_FACILITIES;
    const dayAfter = (days: number) => indianDate(NOW + days * DAY);
    const window = { from: dayAfter(1), to: dayAfter(13), timeZone: 'Asia/Kolkata', now: NOW };
    const asked = { ...window, facilityId, serviceType: 'GP_CONSULTATION' };
    const slots = await readProviderSlots(database.db, [DEMO_DOCTOR.id], asked);
    const taken = slots.filter(({ left }) => left === 0);
    expect([taken.length > 20, slots.length - taken.length > 20]).toEqual([true, true]);
    const days = slots.map(({ start }) => indianDate(start));
    expect(days).toContain(dayAfter(7));
    expect(days).not.toContain(dayAfter(leave?.from ?? 0));
  });

  it('of an earlier version take the time of their doctors at the next start', async () => {
    const before = await facts();
    for (const table of ['provider_time', 'care_provider_hours', 'care_provider_exception'] as const) {
      await database.db.deleteFrom(table).execute();
    }
    await database.db.deleteFrom('care_provider').execute();
    await database.db.deleteFrom('setting').where('name', '=', 'demo-availability').execute();
    await makeDemoEncounters(database.db, NOW + 60);
    expect(await facts()).toEqual(before);
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

  it('leave a handful of tasks, referrals and reviews, made once', async () => {
    const count = async () => {
      const { rows } = await sql<{ kind: string; state: string; count: number }>`
        select kind, state, count(*)::int as count from follow_up group by kind, state order by kind, state`.execute(
        database.db,
      );
      return rows.map(({ kind, state }) => `${kind} ${state}`);
    };
    const made = await count();
    expect(made).toEqual(
      expect.arrayContaining(['referral done', 'referral open', 'review open', 'task open']),
    );
    await sql`delete from follow_up where kind = 'task'`.execute(database.db);
    await makeDemoEncounters(database.db, NOW + DAY);
    expect(await count()).not.toContain('task open');
  });
});
