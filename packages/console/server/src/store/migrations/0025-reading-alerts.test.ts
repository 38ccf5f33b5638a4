import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { newId } from '../new-id.ts';
import { insertPersons } from '../persons.ts';
import { runWork } from '../work.ts';
import { up } from './0025-reading-alerts.ts';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

describe.each(databases)('readings stored before there were alerts, on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  const [living, dead] = [newId(), newId()];

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    const persons = [aPerson(clinic, { id: living }), aPerson(clinic, { id: dead, deceased: '2025-01-01' })];
    await runWork(database.db, (tx) => insertPersons(tx, persons));
    for (const statement of [
      'drop table reading_alert',
      'drop trigger reading_end_alert on reading',
      'drop function end_reading_alert()',
    ]) {
      await sql.raw(statement).execute(database.db);
    }
  });
  afterAll(() => database.remove());

  const row = (personId: string, systolic: string, at: number, facts: object = {}) => ({
    id: newId(),
    organisation_id: clinic.organisationId,
    facility_id: clinic.facilityId,
    person_id: personId,
    metric: 'bloodpressure',
    at,
    sort_at: at,
    values: JSON.stringify([
      { key: 'systolic', text: systolic, value: Number(systolic), unit: 'mm[Hg]' },
      { key: 'diastolic', text: '84', value: 84, unit: 'mm[Hg]' },
    ]),
    source: 'device',
    created_at: at + 60,
    updated_at: at + 60,
    ...facts,
  });

  it('raise those of the last 31 days, each once, however many readings there are', async () => {
    const recent = [row(living, '212', NOW - DAY), row(living, '214', NOW - 30 * DAY)];
    const calm = Array.from({ length: 1_200 }, (_, n) => row(living, '122', NOW - n * 60));
    const silent = [
      row(living, '216', NOW - 40 * DAY),
      row(living, '218', NOW - DAY, { deleted: true }),
      row(dead, '220', NOW - DAY),
    ];
    await database.db
      .insertInto('reading')
      .values([...recent, ...calm, ...silent])
      .execute();
    await runWork(database.db, (tx) => up(tx as unknown as Kysely<unknown>));
    const raised = await database.db
      .selectFrom('reading_alert')
      .select(['reading_id', 'level', 'raised_at', 'acknowledged_at', 'ended_at'])
      .orderBy('sort_at', 'desc')
      .execute();
    expect(raised).toEqual(
      recent.map(({ id, created_at }) => ({
        reading_id: id,
        level: 'critical',
        raised_at: created_at,
        acknowledged_at: null,
        ended_at: null,
      })),
    );
  });
});
