import { REGISTER_YEARS } from '@careline/core/prescriptions';
import { sql, type Transaction } from 'kysely';
import { sqlState } from '../../platform/database/database-errors.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { codedAnswers, codedSheetAnswers } from './coded-answers.ts';

/**
 * The one place that changes rows which are otherwise only ever added. A person's right to be forgotten stands above the
 * completeness of a call's history; what was changed, when and for which id is in the audit, which no one changes.
 */
type Tx = Transaction<Schema>;

const TABLES = [
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
  'lab_report_version',
  'left_open',
  'encounter_addendum',
] as const;
/** Those that go to another patient with a merge; changes of a registration stay with the record they are of. */
const MOVED = ['contact_status', 'call_log', 'encounter_event', 'care_note', 'case_sheet_version'] as const;
/** SQLSTATE of a missing right. */
const NOT_ALLOWED = '42501';

/** The role does not own the tables. */
export class NotOwnerError extends Error {
  override readonly name = 'NotOwnerError';
  constructor(cause: unknown) {
    super('Only the database role that owns the tables may erase: give its address in DATABASE_URL.', {
      cause,
    });
  }
}

const eachTable = async (tx: Tx, statement: (table: string) => string): Promise<void> => {
  for (const table of TABLES) await sql.raw(statement(table)).execute(tx);
};

/** The rights that the baseline takes from the owner; a superuser always has them. */
async function setRights(tx: Tx, give: boolean): Promise<void> {
  const { rows } = await sql<{ super: boolean }>`
    select rolsuper as super from pg_roles where rolname = current_user`.execute(tx);
  if (rows[0]?.super) return;
  const [verb, side] = give ? ['grant', 'to'] : ['revoke', 'from'];
  await eachTable(tx, (table) => `${verb} update, delete on ${table} ${side} current_user`);
  // Taking the right to update away takes that of the single column too.
  if (!give) await sql`grant update (position) on contact_status to current_user`.execute(tx);
  // And that of the column in which a row goes to another patient (decision 0080).
  if (!give) {
    for (const table of MOVED)
      await sql.raw(`grant update (person_id) on ${table} to current_user`).execute(tx);
  }
}

/**
 * Runs `fn` while statuses and logs of calls, events of encounters, notes, case sheets and changes of patients may be changed, in this transaction only:
 * nobody else sees them open, and a failure leaves them closed as before. Throws `NotOwnerError`.
 */
export async function withAppendOnlyOpen<T>(tx: Tx, fn: () => Promise<T>): Promise<T> {
  try {
    await setRights(tx, true);
    await eachTable(tx, (table) => `alter table ${table} disable trigger ${table}_only_added`);
  } catch (error) {
    throw sqlState(error) === NOT_ALLOWED ? new NotOwnerError(error) : error;
  }
  const done = await fn();
  // A table with checks waiting for the end of the transaction cannot be altered.
  await sql`set constraints all immediate`.execute(tx);
  await eachTable(tx, (table) => `alter table ${table} enable trigger ${table}_only_added`);
  await setRights(tx, false);
  return done;
}

/** Takes free text out of a person's calls, and why they were corrected with it. */
export async function stripCalls(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('contact_status')
    .set({ note: null, detail: null, reason: null })
    .where('person_id', '=', personId)
    .execute();
  await sql`update left_open set ${WITHOUT_TEXT} where contact_id in ${contactsOf(personId)}`.execute(tx);
  const logs = await tx
    .selectFrom('call_log as l')
    .innerJoin('contact as c', 'c.id', 'l.contact_id')
    .select(['l.contact_id', 'l.version', 'l.form', 'l.answers', 'c.programme', 'c.call_type as callType'])
    .where('l.person_id', '=', personId)
    .execute();
  for (const log of logs) {
    await tx
      .updateTable('call_log')
      .set({ answers: JSON.stringify(codedAnswers(log)), reason: null })
      .where('contact_id', '=', log.contact_id)
      .where('version', '=', log.version)
      .execute();
  }
}

/** Removes a person's calls with all that was recorded in them. Readings taken in calls go before. */
export async function removeCalls(tx: Tx, personId: string): Promise<void> {
  await sql`delete from left_open where contact_id in ${contactsOf(personId)}`.execute(tx);
  await tx.deleteFrom('call_log').where('person_id', '=', personId).execute();
  await tx.deleteFrom('contact_status').where('person_id', '=', personId).execute();
  await tx.deleteFrom('contact').where('person_id', '=', personId).execute();
}

const encountersOf = (personId: string) => sql`(select id from encounter where person_id = ${personId})`;
const eventsOf = (personId: string) => sql`(select id from encounter_event where person_id = ${personId})`;
const contactsOf = (personId: string) => sql`(select id from contact where person_id = ${personId})`;

/** The free text of items that were left open; findings and values stay. */
const WITHOUT_TEXT = sql`reason = case when reason is null then null else '' end, facts = facts - 'text' - 'tests'`;

/** Takes free text out of a person's encounters. */
export async function stripEncounters(tx: Tx, personId: string): Promise<void> {
  const encounters = encountersOf(personId);
  await sql`update encounter_addendum set text = '' where encounter_id in ${encounters}`.execute(tx);
  await sql`update left_open set ${WITHOUT_TEXT} where event_id in ${eventsOf(personId)}`.execute(tx);
  await sql`update encounter_event set outcome = outcome - 'note' - 'referredTo'
    where person_id = ${personId} and outcome is not null`.execute(tx);
  const texts = { reason: null, outcome_note: null, referred_to: null, payment_reference: null };
  await tx.updateTable('encounter').set(texts).where('person_id', '=', personId).execute();
  await tx.updateTable('encounter_event').set({ note: null }).where('person_id', '=', personId).execute();
}

/** Removes a person's encounters; the places they took stay taken, as they were. */
export async function removeEncounters(tx: Tx, personId: string): Promise<void> {
  await sql`delete from left_open where event_id in ${eventsOf(personId)}`.execute(tx);
  await sql`delete from encounter_addendum where encounter_id in ${encountersOf(personId)}`.execute(tx);
  await tx.deleteFrom('encounter_event').where('person_id', '=', personId).execute();
  await tx.deleteFrom('encounter').where('person_id', '=', personId).execute();
}

/** Takes the text out of a person's notes. */
export async function stripNotes(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('care_note')
    .set({ text: '', reason: null })
    .where('person_id', '=', personId)
    .execute();
}

/** Removes a person's notes. */
export async function removeNotes(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('care_note').where('person_id', '=', personId).execute();
}

/** Takes free text out of a person's case sheet; what was chosen and measured stays. */
export async function stripCaseSheets(tx: Tx, personId: string): Promise<void> {
  const versions = await tx
    .selectFrom('case_sheet_version')
    .select(['id', 'section', 'form', 'answers'])
    .where('person_id', '=', personId)
    .execute();
  for (const version of versions) {
    await tx
      .updateTable('case_sheet_version')
      .set({ answers: JSON.stringify(codedSheetAnswers(version)), reason: null })
      .where('id', '=', version.id)
      .execute();
  }
}

/** Removes a person's case sheet. Encounters it was written in go after. */
export async function removeCaseSheets(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('case_sheet_version').where('person_id', '=', personId).execute();
}

/** Removes what was changed of who a person is: each line says a name, a number or an address of theirs. */
export async function removeChanges(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('patient_change').where('person_id', '=', personId).execute();
}

/** The law retains the register of Schedule H1 with its names for so long, whoever was erased. */
const REGISTER_OVER = sql.raw(
  `supplied_on < to_char(now() - interval '${REGISTER_YEARS} years', 'YYYY-MM-DD')`,
);

const prescriptionsOf = (personId: string) =>
  sql`(select id from prescription where person_id = ${personId})`;

const suppliesOf = (personId: string) =>
  sql`(select id from medication_dispense where prescription_id in ${prescriptionsOf(personId)})`;

const checksOf = (personId: string) => sql`(select id from medicine_check where person_id = ${personId})`;

/** Takes free text out of a person's prescriptions, and the ways to check their papers; what was prescribed stays. */
export async function stripPrescriptions(tx: Tx, personId: string): Promise<void> {
  const theirs = prescriptionsOf(personId);
  await sql`update prescription set advice = '', signed_facts = null where person_id = ${personId}`.execute(
    tx,
  );
  await sql`delete from prescription_paper where prescription_id in ${theirs}`.execute(tx);
  await sql`update prescription_line set warnings = '[]',
      content = content || '{"reason": "", "instructions": "", "override": ""}'
    where prescription_id in ${theirs}`.execute(tx);
  await sql`update prescription_event set text = '' where prescription_id in ${theirs}`.execute(tx);
  await sql`update medicine_adherence set reason = '' where prescription_id in ${theirs}`.execute(tx);
  const supplies = suppliesOf(personId);
  await sql`update medication_dispense set reason = '' where prescription_id in ${theirs}`.execute(tx);
  await sql`update medication_dispense_error set reason = '' where dispense_id in ${supplies}`.execute(tx);
  await sql`delete from schedule_h1_entry where id in ${supplies} and ${REGISTER_OVER}`.execute(tx);
  await sql`update medicine_check_answers set
      lines = (select coalesce(jsonb_agg(l || '{"text": ""}'), '[]') from jsonb_array_elements(lines) l),
      outside = (select coalesce(jsonb_agg(o || '{"dose": "", "since": "", "prescribedBy": ""}'), '[]')
        from jsonb_array_elements(outside) o)
    where check_id in ${checksOf(personId)}`.execute(tx);
}

/** Removes what was handed out; the register goes with it except for supplies that the law still retains. */
async function removeDispenses(tx: Tx, personId: string): Promise<void> {
  const supplies = suppliesOf(personId);
  await sql`delete from schedule_h1_entry where id in (
    select dispense_id from medication_dispense_error where dispense_id in ${supplies})`.execute(tx);
  await sql`delete from medication_dispense_error where dispense_id in ${supplies}`.execute(tx);
  await sql`delete from medication_dispense where prescription_id in ${prescriptionsOf(personId)}`.execute(
    tx,
  );
  // Of everybody whose supplies are gone.
  await sql`delete from schedule_h1_entry h where ${REGISTER_OVER}
    and not exists (select from medication_dispense d where d.id = h.id)`.execute(tx);
}

/** Removes a person's prescriptions. */
export async function removePrescriptions(tx: Tx, personId: string): Promise<void> {
  const theirs = prescriptionsOf(personId);
  await sql`delete from prescription_paper where prescription_id in ${theirs}`.execute(tx);
  await sql`delete from prescription_event where prescription_id in ${theirs}`.execute(tx);
  await removeDispenses(tx, personId);
  await sql`delete from medicine_adherence where prescription_id in ${theirs}`.execute(tx);
  await sql`delete from prescription_line where prescription_id in ${theirs}`.execute(tx);
  await tx.deleteFrom('prescription').where('person_id', '=', personId).execute();
  await sql`delete from medicine_check_answers where check_id in ${checksOf(personId)}`.execute(tx);
  await tx.deleteFrom('medicine_check').where('person_id', '=', personId).execute();
}

const labReportsOf = (personId: string) => sql`(select id from lab_report where person_id = ${personId})`;

/** Takes free text out of a person's laboratory orders and results; which tests were done and what was measured stays. */
export async function stripLabs(tx: Tx, personId: string): Promise<void> {
  await sql`update lab_order set reason = '', note = '', cancelled_reason = case when cancelled_at is null then null else '' end,
      tests = (select coalesce(jsonb_agg(case when t->>'test' is null then t || '{"name": ""}' else t end order by n), '[]')
        from jsonb_array_elements(tests) with ordinality as x(t, n))
    where person_id = ${personId}`.execute(tx);
  await sql`update lab_report_version set reason = '', laboratory = '',
      lines = (select coalesce(jsonb_agg(case when t->>'test' is null then t || '{"name": "", "text": "", "unit": "", "range": ""}'
          else t || '{"reason": ""}' end order by n), '[]')
        from jsonb_array_elements(lines) with ordinality as x(t, n))
    where report_id in ${labReportsOf(personId)}`.execute(tx);
}

/** Removes a person's laboratory orders and results. What was to be done about them, and readings and files, go before. */
export async function removeLabs(tx: Tx, personId: string): Promise<void> {
  await sql`delete from lab_report_version where report_id in ${labReportsOf(personId)}`.execute(tx);
  await tx.deleteFrom('lab_report').where('person_id', '=', personId).execute();
  await tx.deleteFrom('lab_order').where('person_id', '=', personId).execute();
}
