import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../../test/clinic.ts';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { erasePerson, planErasure } from '../../patients/erasure/erasure.ts';
import { writeAudit } from '../access/audit.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { newId } from './new-id.ts';

const APPEND_ONLY = [
  'audit',
  'contact_status',
  'call_log',
  'encounter_event',
  'care_note',
  'case_sheet_version',
  'patient_change',
  'prescription_line',
  'prescription_event',
  'medication_dispense',
  'medication_dispense_error',
  'schedule_h1_entry',
  'medicine_adherence',
  'medicine_check_answers',
  'left_open',
  'encounter_addendum',
  'ledger_entry',
  'day_close',
] as const;

const source = join(fileURLToPath(import.meta.url), '../../..');
/** Source files of the server without tests and migrations. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('migrations'),
);
/** Erasure, which only a command runs, which is audited, and which never touches the audit itself. */
const ERASURE = join('patients', 'patient-tables', 'strip-functions.ts');
/** Tables that an erasure changes by functions. It changes the others through `PATIENT_TABLES`. */
const BY_FUNCTION: readonly string[] = [
  'call_log',
  'case_sheet_version',
  'schedule_h1_entry',
  'ledger_entry',
];
/** Statements that take their table name from data. A backup is restored only into empty tables. */
const WITH_TABLE_FROM_DATA = [
  join('backup', 'insert-rows.ts'),
  join('patients', 'erasure', 'erase-rows.ts'),
  join('patients', 'merge', 'merge-rows.ts'),
];

describe('append-only rows', () => {
  it.each(APPEND_ONLY)('of %s are changed and removed only where people are erased', (table) => {
    const word = `["'\`]?${table}\\b`;
    const changes = new RegExp(
      `(?:updateTable|deleteFrom|mergeInto)\\(\\s*${word}|(?:update|delete from|truncate(?: table)?)\\s+(?:only\\s+)?${word}`,
      'i',
    );
    const guilty = files.filter((path) => changes.test(readFileSync(join(source, path), 'utf8')));
    expect(files.length).toBeGreaterThan(100);
    expect(guilty).toEqual(BY_FUNCTION.includes(table) ? [ERASURE] : []);
  });

  it('are changed by no other statement that takes its table from data', () => {
    const changes =
      /(?:\bupdate|delete from|truncate(?: table)?)\s+(?:only\s+)?\$\{|(?:updateTable|deleteFrom)\(\s*[^'\s]/;
    const found = files.filter((path) => changes.test(readFileSync(join(source, path), 'utf8')));
    expect(found.sort()).toEqual(WITH_TABLE_FROM_DATA);
  });
});

/** Makes a database owned by a role that is not a superuser, as on hosted servers. */
async function ownedBy(role: string, database: TestDatabase) {
  if (!('databaseUrl' in database.settings)) throw new Error('only a server has roles');
  const url = new URL(database.settings.databaseUrl);
  const name = `owned_by_${role}`;
  const admin = new pg.Client(url.href);
  await admin.connect();
  await admin.query(`create role ${role} login`);
  await admin.query(`create database ${name} owner ${role}`);
  await admin.end();
  url.username = role;
  url.pathname = `/${name}`;
  const owned = await openDatabase({ databaseUrl: url.href });
  await migrate(owned);
  return owned;
}

describe.each(databases.filter(({ kind }) => kind === 'server'))('on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let owned: Awaited<ReturnType<typeof ownedBy>>;

  beforeAll(async () => {
    database = await open();
    owned = await ownedBy('hospital', database);
  });
  afterAll(async () => {
    await owned?.close();
    await database.remove();
  });

  it.each(
    APPEND_ONLY.flatMap((table) => [
      [`update ${table}`, `update ${table} set facility_id = facility_id`],
      [`delete from ${table}`, `delete from ${table}`],
      [`truncate ${table}`, `truncate ${table} cascade`],
    ]),
  )('the role that owns the tables may not %s', async (_, statement) => {
    await expect(sql.raw(statement).execute(owned.db)).rejects.toThrow(/permission denied/);
  });

  it('the role adds and reads, also a call with its first status', async () => {
    const clinic = await aClinic(owned.db);
    await writeAudit(owned.db, { requestId: 'r1', action: 'import/readings', outcome: 'done' });
    expect(await owned.db.selectFrom('audit').select('action').execute()).toEqual([
      { action: 'import/readings' },
    ]);
    const [vitaId, contactId, statusId] = [newId(), newId(), newId()];
    const place = { organisation_id: clinic.organisationId, facility_id: clinic.facilityId };
    const common = {
      ...place,
      person_id: vitaId,
      author_id: clinic.staffId,
      source: 'manual',
      created_at: 1,
      updated_at: 1,
    };
    await owned.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('person')
        .values({ id: vitaId, organisation_id: place.organisation_id, created_at: 1, updated_at: 1 })
        .execute();
      const contact = {
        programme: 'ahc',
        call_type: 'ad-hoc',
        direction: 'outbound',
        attempt: 1,
        started_at: 1,
      };
      await tx
        .insertInto('contact')
        .values({ id: contactId, ...common, ...contact, current_status_id: statusId })
        .execute();
      const none = { disposition: null, detail: null, note: null, next_call_at: null, ended_at: null };
      await tx
        .insertInto('contact_status')
        .values({ id: statusId, contact_id: contactId, ...common, ...none, status: 'dialling' })
        .execute();
    });
    expect(await owned.db.selectFrom('contact').select('current_status_id').execute()).toEqual([
      { current_status_id: statusId },
    ]);
  });

  it('the role may erase a person, and change nothing afterwards', async () => {
    const { db } = owned;
    const columnRights = async () =>
      (
        await sql`select attrelid::regclass::text, attname, attacl::text from pg_attribute
          where attacl is not null and attrelid::regclass::text not like 'pg_%' order by 1, 2`.execute(db)
      ).rows;
    const rights = await columnRights();
    expect(rights.length).toBeGreaterThan(5);
    const person = await db.selectFrom('person').select('id').executeTakeFirstOrThrow();
    await db.transaction().execute(async (tx) => {
      const plan = await planErasure(tx, person.id, 3);
      if (plan) await erasePerson(tx, plan, { requestId: 'r2', now: 2_000_000_000 });
    });
    expect(await db.selectFrom('contact_status').select('id').execute()).toEqual([]);
    expect(await columnRights()).toEqual(rights);
    for (const table of ['contact_status', 'call_log', 'encounter_event']) {
      await expect(sql.raw(`delete from ${table}`).execute(db)).rejects.toThrow(/permission denied/);
    }
  });

  it('the triggers still refuse when the right is granted again', async () => {
    await sql.raw('grant update on audit to hospital').execute(owned.db);
    await expect(sql.raw(`update audit set outcome = 'x'`).execute(owned.db)).rejects.toThrow(
      'rows of audit are only ever added',
    );
  });
});
