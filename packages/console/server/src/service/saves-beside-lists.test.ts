import { addCallLog, addStatus, dial } from '@careline/core/internal/calls';
import { claimNext, getWorkNumbers, listWork, releasePatient } from '@careline/core/internal/calls/worklist';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../build/demo/seeded-random.ts';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databases } from '../../test/databases.ts';
import { sqlState } from '../platform/database/database-errors.ts';
import { newId } from '../platform/database/new-id.ts';
import { watchWork } from '../platform/database/watch-work.ts';

const DEADLOCK = '40P01';
const DAY = 86_400;
const CALLS = 240;
const PATIENTS = 4;
const CALLERS = 4;

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('saving calls while worklists are read', () => {
  let at: CallClinic;
  const random = seededRandom(process.env.CARELINE_SEED ?? 'side by side');
  let deadlocks = 0;
  beforeAll(async () => {
    if (!server) return;
    at = await aCallClinic(server);
    watchWork(at.database.db, async (_, work) => {
      try {
        return await work();
      } catch (error) {
        if (sqlState(error) === DEADLOCK) deadlocks += 1;
        throw error;
      }
    });
    // A trigger sees every update, from any session.
    await sql`create sequence work_item_updates minvalue 0 start 0`.execute(at.database.db);
    await sql`create function count_update() returns trigger language plpgsql as
      $$ begin perform nextval('work_item_updates'); return null; end $$`.execute(at.database.db);
    await sql`create trigger count_update after update on work_item
      for each row execute function count_update()`.execute(at.database.db);
  });
  afterAll(() => at?.database.remove());

  async function enrolled(programmes: readonly string[]): Promise<string> {
    const vitaId = await at.newPatient();
    const { organisationId, facilityId } = at.clinic;
    const row = { person_id: vitaId, organisation_id: organisationId, facility_id: facilityId };
    await at.database.db
      .insertInto('enrolment')
      .values(
        programmes.map((programme) => ({ ...row, id: newId(), programme, enrolled_at: NOW - 40 * DAY })),
      )
      .execute();
    return vitaId;
  }

  async function callOf(call: ClinicalCalls, vitaId: string, isReached: boolean): Promise<void> {
    const contact = at.content.contact(vitaId);
    await call(dial, { body: { contact } });
    if (isReached) await call(addCallLog, { body: at.content.saved(contact.id, vitaId) });
    else await call(addStatus, { body: { contactId: contact.id, vitaId, status: at.content.status() } });
  }

  it(`works without a deadlock (${CALLS} calls)`, async () => {
    const patients = await Promise.all(
      Array.from({ length: PATIENTS }, () => enrolled(['ahc', 'careline', 'apollo_sugar'])),
    );
    let begun = 0;
    const callers = Array.from({ length: CALLERS }, async () => {
      // Each calls as another user, because one user cannot start a second call while one is open.
      const call = await at.aColleague();
      while (begun < CALLS) {
        begun += 1;
        const vitaId = random.pick(patients);
        await callOf(call, vitaId, random.chance(0.6));
      }
    });
    const readers = Array.from({ length: CALLERS }, async (_, index) => {
      const call = clinicalCalls(at.database, at.clinic, { now: NOW });
      while (begun < CALLS) {
        await call(index % 2 ? listWork : getWorkNumbers, { query: {} });
        const { data } = await call(claimNext, { body: {} });
        if (data) await call(releasePatient, { body: { vitaId: data.vitaId } });
      }
    });
    await Promise.all([...callers, ...readers]);
    expect(deadlocks).toBe(0);
    const { rows } = await sql`select from contact_status where status in ('reached', 'retry')`.execute(
      at.database.db,
    );
    expect(rows.length).toBeGreaterThanOrEqual(CALLS);
  });

  it.each([
    ['one programme', ['ahc'], 2],
    ['three programmes', ['ahc', 'careline', 'apollo_sugar'], 4],
  ] as const)(
    'updates few rows of the worklist for a call with a patient in %s',
    async (_, programmes, most) => {
      const vitaId = await enrolled(programmes);
      await at.call(listWork, { query: {} });
      const count = async () => {
        const { rows } = await sql<{ count: number }>`
          select nextval('work_item_updates')::int as count`.execute(at.database.db);
        return rows[0]?.count ?? Number.NaN;
      };
      const before = await count();
      await callOf(at.call, vitaId, true);
      await at.call(listWork, { query: {} });
      const updates = (await count()) - before - 1;
      expect(updates).toBeGreaterThan(0);
      expect(updates).toBeLessThanOrEqual(most);
    },
  );
});
