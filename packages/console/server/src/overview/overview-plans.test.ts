import { getRecordSummary, listTimeline, TIMELINE_KINDS } from '@careline/core/internal/overview';
import { listRecordEntries } from '@careline/core/internal/record';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { fillWithHistory } from '../../test/many/many-histories.ts';
import { fillWithPatients } from '../../test/many/many-patients.ts';
import { tablesReadWhole } from '../../test/plans.ts';
import { type WatchedDatabase, watchedDatabase } from '../../test/watched-database.ts';

const NOW = 1_760_000_000;
const PATIENTS = 20_000;
const GROWING = [
  'person',
  'person_facility',
  'contact',
  'contact_status',
  'call_log',
  'imported_resource',
  'work_item',
];
const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('a record of 5,000 entries on a PostgreSQL server', () => {
  let database: TestDatabase;
  let watched: WatchedDatabase;
  let call: ClinicalCalls;
  let vitaId: string;

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    const clinic = await aClinic(database.db);
    const { organisationId, facilityId } = clinic;
    await fillWithPatients(database.db, clinic, PATIENTS);
    await fillWithHistory(database.db, clinic, NOW);
    const { rows } = await sql<{ id: string }>`
      select person_id as id from person_facility where facility_id = ${facilityId} limit 1`.execute(
      database.db,
    );
    vitaId = rows[0]?.id ?? '';
    // A few rows for every patient, and very many for one.
    await sql`insert into imported_resource (id, organisation_id, facility_id, person_id, kind, source, source_id,
        content_hash, content, at, created_at)
      select gen_random_uuid(), ${organisationId}::uuid, ${facilityId}::uuid, p.person_id,
        (array['Condition', 'allergies', 'Procedure', 'Claim', 'MedicationRequest'])[1 + n % 5], 'north', n::text,
        p.person_id::text, '{"code":{"text":"Something"}}', n, n
      from (select person_id, facility_id from person_facility) p
      cross join lateral generate_series(1, case when p.person_id = ${vitaId}::uuid then 5000 else 150 end) as n
      where p.facility_id = ${facilityId}`.execute(database.db);
    await sql`analyze imported_resource`.execute(database.db);
    watched = watchedDatabase(database.settings);
    const scopes = ['prohealth', 'search', 'hmCallInfo', 'call-status-history'];
    call = clinicalCalls(watched, clinic, { now: NOW, scopes });
  });
  afterAll(async () => {
    await watched?.close();
    await database?.remove();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['its summary', () => call(getRecordSummary, { query: { vitaId } })],
    ['a section', () => call(listRecordEntries, { query: { vitaId, section: 'OTHER_ENTRIES' } })],
    ['its timeline', () => call(listTimeline, { query: { vitaId } })],
    ...TIMELINE_KINDS.map((kind): [string, () => Promise<unknown>] => [
      `what the timeline has of ${kind}`,
      () => call(listTimeline, { query: { vitaId, kind } }),
    ]),
  ])('%s reads no table whole', async (_, work) => {
    const statements = await watched.readsOf(work);
    expect(statements.length).toBeGreaterThan(0);
    expect(await tablesReadWhole(database.db, statements, GROWING)).toEqual([]);
  });
});
