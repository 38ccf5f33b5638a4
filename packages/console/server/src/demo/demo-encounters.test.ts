import { dayOf } from '@careline/core/internal/formatting';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { countRows } from '../../test/postgres/count-rows.ts';
import { readWaitingRoom } from '../encounters/appointments.ts';
import { readProviderSlots } from '../encounters/availability/provider-slots.ts';
import { runWork } from '../platform/database/work.ts';
import { DEMO_ACCOUNTS, ensureDemoAccounts } from './demo-accounts.ts';
import { makeDemoEncounters } from './demo-encounters.ts';
import { DEMO_FACILITIES, DEMO_TIME_ZONE } from './demo-organisation.ts';
import { makeDemo } from './make-demo.ts';

/** A Sunday, 10:34 in India. */
const NOW = Date.parse('2026-11-29T05:04:00Z') / 1000;
const DAY = 86_400;
/** Days after the first start on which the doctor is on leave. */
const LEAVE = 8;
const DOCTOR = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('doctor@'))?.id ?? '';

describe.each(databasesOfRun)('encounters of the demo on the $kind database', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await runWork(database.db, ensureDemoAccounts);
    await makeDemo(database.db, { now: () => NOW * 1000 });
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

  it('span a past and a coming month of two doctors and a pharmacist, each in the state of its events, none after now', async () => {
    const { encounters, first, last, ...rest } = await facts();
    expect(rest).toEqual({ doctors: 3, odd: 0, untimed: 0, waiting: 1 });
    expect(encounters).toBeGreaterThan(300);
    expect(first).toBeLessThan(NOW - 27 * DAY);
    expect(last).toBeGreaterThan(NOW + 27 * DAY);
  });

  it('have arrived in both waiting rooms with tokens, and one bill is open and one refunded', async () => {
    const rooms = await Promise.all(
      DEMO_FACILITIES.map(({ id: facilityId }) =>
        readWaitingRoom(database.db, { facilityId, timeZone: DEMO_TIME_ZONE, now: NOW }),
      ),
    );
    for (const room of rooms) {
      const tokens = room.flatMap(({ now, next }) => [...(now === null ? [] : [now]), ...next]);
      expect(tokens.toSorted()).toEqual([1, 2, 3, 4]);
    }
    const { rows } = await sql<{ kinds: string[]; owed: string }>`
      select array_agg(kind order by kind) as kinds, sum(amount) as owed from ledger_entry`.execute(
      database.db,
    );
    expect(rows[0]?.kinds).toEqual(['charge', 'charge', 'payment', 'refund']);
    expect(Number(rows[0]?.owed)).toBe(40_000 + 10_000);
    expect(await countRows(database.db, 'project_patient')).toBe(40);
    expect(await countRows(database.db, 'waiting_list_entry')).toBe(1);
  });

  it('leave the doctors free times, except during leave', async () => {
    const [{ id: facilityId }] = DEMO_FACILITIES;
    const dayAfter = (days: number) => dayOf(NOW + days * DAY, DEMO_TIME_ZONE);
    const window = { from: dayAfter(1), to: dayAfter(13), timeZone: 'Asia/Kolkata', now: NOW };
    const asked = { ...window, facilityId, serviceType: 'GP_CONSULTATION' };
    const slots = await readProviderSlots(database.db, [DOCTOR], asked);
    const taken = slots.filter(({ left }) => left === 0);
    expect([taken.length > 20, slots.length - taken.length > 20]).toEqual([true, true]);
    const days = slots.map(({ start }) => dayOf(start, DEMO_TIME_ZONE));
    expect(days).toContain(dayAfter(7));
    expect(days).not.toContain(dayAfter(LEAVE));
  });

  it('continue from their last day at a later start, without repeats', async () => {
    const before = await facts();
    await makeDemoEncounters(database.db, NOW + 3600);
    expect(await facts()).toEqual(before);
    await makeDemoEncounters(database.db, NOW + 40 * DAY);
    const after = await facts();
    expect(after.encounters).toBeGreaterThan(before.encounters + 200);
    expect(after.last - before.last).toBeGreaterThan(37 * DAY);
    expect(after.untimed).toBe(0);
  });

  it('include tasks, case sheets, prescriptions and laboratory reports, loaded once', async () => {
    const { rows } = await sql<{ kind: string }>`
      select distinct kind || ' ' || state as kind from follow_up`.execute(database.db);
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['referral done', 'referral open', 'review open', 'task open']),
    );
    const tables = ['case_sheet_version', 'prescription', 'lab_order', 'lab_report_version'] as const;
    const count = () => Promise.all(tables.map((table) => countRows(database.db, table)));
    const before = await count();
    expect(before).toEqual([72, 18, 8, 8]);
    await makeDemoEncounters(database.db, NOW + 41 * DAY);
    expect(await count()).toEqual(before);
  });
});
