import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { erasePerson, planErasure } from './erasure.ts';

/** JSON as the columns store it, with a name in every free-text position. */
const JSON_SAMPLES: Readonly<Record<string, unknown>> = {
  'lab_order.tests': [{ test: null, name: 'Asha' }],
  'lab_report_version.lines': [
    { test: 'sodium', reason: 'Asha' },
    { test: null, text: 'Asha' },
  ],
  'medicine_check_answers.lines': [{ text: 'Asha' }],
  'medicine_check_answers.outside': [{ dose: 'Asha', since: 'Asha', prescribedBy: 'Asha' }],
  'prescription_line.content': { reason: 'Asha', instructions: 'Asha', override: 'Asha' },
  'encounter_event.outcome': { note: 'Asha', referredTo: 'Asha', code: 'x' },
  'ledger_entry.item': { discountReason: 'Asha', quantity: 1 },
  'left_open.facts': { text: 'Asha', tests: ['Asha'], at: 1 },
  'patient_goal.target': { reason: 'Asha', value: 1 },
  'call_log.answers': { complaints: { notes: 'Asha' } },
  'case_sheet_version.answers': { history: { notes: 'Asha' } },
  'reading.details': { note: 'Asha', value: 1 },
};
const TEXT_SAMPLES: Readonly<Record<string, string>> = {
  'imported_resource.content': '{"note": "Asha"}',
  'patient_message.state': 'queued',
  'schedule_h1_entry.supplied_on': '2001-01-01',
};

/** Columns that lose free text or identity while the record is retained. */
const CHANGED_COLUMNS: Readonly<Record<string, string>> = {
  assessment: 'reported_to withdrawn_reason',
  call_log: 'answers reason',
  care_note: 'reason text',
  case_sheet_version: 'answers reason',
  consent: 'guardian_name',
  // A trigger writes the other two.
  contact: 'escalated number_key patient_sort',
  contact_status: 'detail note reason',
  encounter: 'outcome_note payment_reference reason referred_to',
  encounter_addendum: 'text',
  encounter_event: 'note outcome',
  follow_up: 'answered_by outcome reason referred_to what',
  imported_resource: 'content content_hash source_id',
  lab_order: 'cancelled_reason note reason tests',
  lab_report_version: 'laboratory lines reason',
  ledger_entry: 'item reason reference',
  left_open: 'facts reason',
  medication_dispense: 'reason',
  medication_dispense_error: 'reason',
  medicine_adherence: 'reason',
  medicine_check_answers: 'lines outside',
  open_sign: 'note',
  oxygen_target: 'prescriber',
  patient_goal: 'earlier note status_reason target',
  patient_message: 'body claimed_until parameters provider_ref recipient state subject',
  person:
    'addresses calling_time channels content_hash details erased_at name name_key name_sound names next_of_kin record_until source_id updated_at',
  payment_link: 'url',
  person_merge: 'memory reason undo_reason',
  pregnancy_entry: 'mistake_reason',
  prescription: 'advice signed_facts',
  prescription_event: 'text',
  prescription_line: 'content warnings',
  project_patient: 'left_reason',
  reading: 'details note source_id',
  reading_alert: 'note',
  report: 'answers deleted_reason name sha256 title unit value',
};

/** Rows removed immediately. A trigger adds `work_item` again without a name. */
const REMOVED_AT_ONCE = [
  'access_grant',
  'call_line',
  'identifier',
  'infant_link',
  'lifted_stop',
  'link_match',
  'link_request',
  'patient_change',
  'patient_photo',
  'patient_tag',
  'person_facility',
  'person_merge_row',
  'person_phone',
  'prescription_paper',
  'record_presence',
  'report_piece',
  'schedule_h1_entry',
  'work_claim',
  'waiting_list_entry',
];

/** Rows that cascades remove, but this database has no foreign keys. None has free text of a patient. */
const REMOVED_BY_CASCADE = [
  'assessment_readings',
  'case_sheet_readings',
  'lab_report_readings',
  'medicine_task',
  'moved_appointment',
  'provider_time',
  'result_review',
  'video_invitation',
  'video_presence',
  'video_seat',
  'video_signal',
];

interface Column {
  readonly name: string;
  readonly type: string;
  readonly category: string;
}

/** Returns a value for a column. Every id is the patient's, so all rows belong together. */
function sampleOf(table: string, { name, type, category }: Column, id: string): unknown {
  const path = `${table}.${name}`;
  if (path in JSON_SAMPLES) return JSON.stringify(JSON_SAMPLES[path]);
  if (path in TEXT_SAMPLES) return TEXT_SAMPLES[path];
  if (category === 'A') return '{}';
  if (type === 'uuid') return id;
  if (type === 'json' || type === 'jsonb') return JSON.stringify({ name: 'Asha' });
  if (type === 'bytea') return Buffer.from('Asha');
  if (category === 'B') return 'true';
  if (category === 'D') return '2025-01-01';
  return category === 'N' ? '1' : 'Asha';
}

/** Returns the tables whose rows belong to a patient, directly or through other tables. */
async function patientTables(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    with recursive part as (
      select 'person'::regclass::oid as id
      union select k.conrelid from pg_constraint k join part on k.confrelid = part.id where k.contype = 'f')
    select c.relname as "table" from part join pg_class c on c.oid = part.id
    union select 'schedule_h1_entry' order by 1`.execute(db);
  return rows.map(({ table }) => table);
}

async function dropChecks(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype in ('c', 'x', 'f') and conrelid <> 0 and coninhcount = 0
      and connamespace = 'public'::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
}

async function insertSample(db: Kysely<Schema>, table: string, id: string): Promise<void> {
  const { rows } = await sql<Column>`
    select a.attname as name, t.typname as type, t.typcategory as category
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.attidentity = '' and a.attgenerated = ''`.execute(db);
  const names = rows.map(({ name }) => sql.ref(name));
  const values = rows.map((column) => sql`${sampleOf(table, column, id)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
}

type Row = Readonly<Record<string, unknown>>;

async function rowOf(db: Kysely<Schema>, table: string, id: string): Promise<Row | undefined> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where to_jsonb(t)::text like ${`%${id}%`}`.execute(
    db,
  );
  return rows[0]?.row;
}

describe.each(databasesOfRun)('on the $kind database', (kind) => {
  let clinic: CallClinic;
  let tables: readonly string[];
  beforeAll(async () => {
    clinic = await aCallClinic(kind);
    tables = await patientTables(clinic.database.db);
    await dropChecks(clinic.database.db);
  });
  afterAll(() => clinic.database.remove());

  /**
   * Erases a patient who has a row in every table. Returns, by table, the changed columns or that the row is gone.
   */
  async function erased(retentionYears: number): Promise<Readonly<Record<string, string>>> {
    const { db } = clinic.database;
    const vitaId = await clinic.newPatient();
    await db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one);
      for (const table of tables) {
        await sql`delete from ${sql.table(table)} ${table === 'person' ? sql`where id = ${vitaId}` : sql``}`.execute(
          one,
        );
        await insertSample(one, table, vitaId);
      }
      await sql`update person set organisation_id = ${clinic.clinic.organisationId}, merged_into = null, record_until = null, gender = 'FEMALE' where id = ${vitaId}`.execute(
        one,
      );
      await sql`set session_replication_role = origin`.execute(one);
    });
    const before = new Map<string, Row | undefined>();
    for (const table of tables) before.set(table, await rowOf(db, table, vitaId));
    await runWork(db, async (tx) => {
      const plan = await planErasure(tx, vitaId, retentionYears);
      if (!plan) throw new Error('no patient to erase');
      await erasePerson(tx, plan, { requestId: 'r1', now: NOW });
    });
    const changes: Record<string, string> = {};
    for (const table of tables) {
      const [was, is] = [before.get(table), await rowOf(db, table, vitaId)];
      const columns = Object.keys(was ?? {}).filter(
        (name) => JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]),
      );
      if (!is) changes[table] = 'removed';
      else if (columns.length > 0) changes[table] = columns.sort().join(' ');
    }
    return changes;
  }

  it('these columns are changed and these rows removed while the record is retained', async () => {
    const { work_item: _again, ...changes } = await erased(200);
    const expected = Object.fromEntries(REMOVED_AT_ONCE.map((table) => [table, 'removed']));
    expect(changes).toEqual({ ...CHANGED_COLUMNS, ...expected });
  });

  it('every row is removed once the retention is over', async () => {
    const changes = await erased(0);
    const left = tables.filter((table) => changes[table] !== 'removed');
    expect(left).toEqual(REMOVED_BY_CASCADE);
  });
});
