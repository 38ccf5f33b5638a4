import { listNotifications } from '@careline/core/internal/notifications';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '../../test/call-clinic.ts';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { tablesReadWhole } from '../../test/plans.ts';
import type { Schema } from '../platform/database/schema.ts';
import { serverPool } from '../platform/database/server/server-pool.ts';
import { refreshStatistics } from '../platform/database/upkeep/refresh-statistics.ts';
import { countUnread, readUnreadKeys } from './read-notifications.ts';

const [server] = databases.filter(({ kind }) => kind === 'server');
const ROWS = 200_000;
const STAFF = 200;
/** Seconds between two rows, so that the rows cover four years. */
const STEP = 630;
const TABLES = ['follow_up', 'encounter', 'encounter_event', 'patient_message', 'reading_alert', 'contact'];

describe.runIf(server)('notifications among very many records on a PostgreSQL server', () => {
  let database: TestDatabase;
  let clinic: Clinic;
  let watched: Kysely<Schema>;
  let call: ClinicalCalls;
  let asked: CompiledQuery[] = [];

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    const { organisationId, facilityId, staffId } = clinic;
    await database.db.transaction().execute(async (tx) => {
      // Without triggers and foreign keys, which would take minutes.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`create temporary table made on commit drop as
        select gen_random_uuid() as id, gen_random_uuid() as encounter_id, gen_random_uuid() as person_id,
          ${organisationId}::uuid as organisation_id, ${facilityId}::uuid as facility_id,
          case when n % ${sql.lit(STAFF)} = 0 then ${staffId}::uuid
            else ('00000000-0000-7000-8000-' || lpad((n % ${sql.lit(STAFF)})::text, 12, '0'))::uuid end as staff_id,
          ${NOW}::bigint - n * ${sql.lit(STEP)} as at, n
        from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(tx);
      await sql`insert into follow_up (id, organisation_id, facility_id, person_id, what, due_on, state, version,
          author_id, assignee_id, source, created_at, updated_at)
        select id, organisation_id, facility_id, person_id, 'Call', to_char(to_timestamp(at), 'YYYY-MM-DD'),
          case when n % 10 = 0 then 'open' else 'done' end, 1, gen_random_uuid(), staff_id, 'manual', at, at
        from made`.execute(tx);
      await sql`insert into encounter (id, organisation_id, facility_id, person_id, consultation_mode, encounter_class,
          encounter_type, service_type, status, starts_at, author_id, care_provider_id, source, created_at, updated_at)
        select encounter_id, organisation_id, facility_id, person_id, 'PHYSICAL', 'AMB', 'PHC', 'GP_CONSULTATION',
          'COMPLETED', at, gen_random_uuid(), staff_id, 'manual', at, at from made`.execute(tx);
      await sql`insert into encounter_event (id, encounter_id, organisation_id, facility_id, person_id, event, status,
          author_id, source, created_at, updated_at)
        select gen_random_uuid(), encounter_id, organisation_id, facility_id, person_id, 'create', 'CREATED',
          gen_random_uuid(), 'manual', at, at from made`.execute(tx);
      await sql`insert into patient_message (id, organisation_id, facility_id, person_id, channel, template, locale,
          recipient, body, state, state_at, round_at, next_try_at, author_id, source, created_at, updated_at)
        select id, organisation_id, facility_id, person_id, 'sms', 'visit', 'en', '+91', 'x',
          case when n % 100 = 0 then 'failed' else 'sent' end, at, at, at, staff_id, 'manual', at, at
        from made`.execute(tx);
      await sql`insert into reading_alert (reading_id, organisation_id, facility_id, person_id, level, flag, measure,
          sort_at, raised_at, acknowledged_at, acknowledged_by, reason)
        select id, organisation_id, facility_id, person_id, 'critical', 'obesity', 'bmi', at, at,
          case when n % 10 > 0 then at end, case when n % 10 > 0 then staff_id end,
          case when n % 10 > 0 then 'patient-contacted' end from made`.execute(tx);
      await sql`insert into contact (id, organisation_id, facility_id, person_id, author_id, programme, call_type,
          direction, attempt, started_at, current_status_id, source, created_at, updated_at)
        select id, organisation_id, facility_id, person_id, staff_id, 'careline', 'monthly', 'outgoing', 1, at,
          gen_random_uuid(), 'manual', at, at from made`.execute(tx);
    });
    await refreshStatistics(database.db);
    const address = 'databaseUrl' in database.settings ? database.settings.databaseUrl : '';
    watched = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: serverPool(address) }),
      log: ({ query }) => void asked.push(query as CompiledQuery),
    });
    call = clinicalCalls({ db: watched }, clinic, { now: NOW, scopes: ['notifications'] });
  });
  afterAll(async () => {
    await watched?.destroy();
    await database?.remove();
  });

  const reader = () => ({ caller: { ...clinic, timeZone: 'Asia/Kolkata' }, now: NOW });

  it.each<[string, () => Promise<unknown>]>([
    ['a page of the inbox', () => call(listNotifications, { query: { state: 'all' } })],
    ['a page of what is unread', () => call(listNotifications, { query: { state: 'unread' } })],
    ['the number in the menu', () => countUnread(watched, reader())],
    [
      'what a mail counts',
      () =>
        readUnreadKeys(
          watched,
          {
            ...reader(),
            kinds: ['task-assigned', 'task-overdue', 'critical-reading'],
            since: NOW - 7 * 86_400,
          },
          500,
        ),
    ],
  ])('reads %s without reading a table whole', async (_, work) => {
    asked = [];
    await work();
    const statements = asked.filter(({ sql: text }) => /notification_mark/.test(text));
    expect(statements.length).toBeGreaterThan(0);
    expect(await tablesReadWhole(database.db, statements, TABLES)).toEqual([]);
  });
});
