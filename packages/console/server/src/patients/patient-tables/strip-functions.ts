import { LEDGER_YEARS } from '@careline/core/internal/billing';
import { REGISTER_YEARS } from '@careline/core/internal/prescriptions';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { codedAnswers, codedSheetAnswers } from '../erasure/coded-answers.ts';
import { codedContent } from '../erasure/coded-content.ts';
import { erasedColumns } from '../registration/person-columns.ts';
import type { ErasureTimes } from './patient-table.ts';

/** Erasure steps that plain column values cannot express. `PATIENT_TABLES` refers to them. */
type Tx = Transaction<Schema>;

/** Removes a patient's identity, or reduces it to what a clinical record needs. */
export async function stripIdentity(tx: Tx, personId: string, times: ErasureTimes): Promise<void> {
  const { now, recordUntil } = times;
  await tx
    .updateTable('person')
    .set({
      ...erasedColumns(),
      consent_withdrawn_at: sql<number>`coalesce(consent_withdrawn_at, ${now})`,
      erased_at: now,
      record_until: recordUntil,
      updated_at: now,
    })
    .where('id', '=', personId)
    .execute();
}

/** Removes free text from a patient's call logs, and the reasons of corrections. */
export async function stripCallLogs(tx: Tx, personId: string): Promise<void> {
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

/** Removes free text from a patient's case sheet; coded and measured values stay. */
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

/** Removes everything but coded content from readings, and their ids at the source. */
export async function stripReadings(tx: Tx, personId: string): Promise<void> {
  const readings = await tx
    .selectFrom('reading')
    .select(['id', 'details'])
    .where('person_id', '=', personId)
    .execute();
  for (const { id, details } of readings) {
    const coded = codedContent(details);
    await tx
      .updateTable('reading')
      .set({ note: null, source_id: null, details: coded === undefined ? null : JSON.stringify(coded) })
      .where('id', '=', id)
      .execute();
  }
}

/** Removes everything but coded content from imported resources, and their ids at the source. */
export async function stripResources(tx: Tx, personId: string): Promise<void> {
  const resources = await tx
    .selectFrom('imported_resource')
    .select(['id', 'content'])
    .where('person_id', '=', personId)
    .execute();
  for (const { id, content } of resources) {
    const coded = codedContent(JSON.parse(content)) ?? {};
    await tx
      .updateTable('imported_resource')
      .set({ content: JSON.stringify(coded), source_id: id, content_hash: id })
      .where('id', '=', id)
      .execute();
  }
}

/** The law retains Schedule H1 register entries with names for this long, even after an erasure. */
const REGISTER_OVER = sql.raw(
  `supplied_on < to_char(now() - interval '${REGISTER_YEARS} years', 'YYYY-MM-DD')`,
);

const suppliesOf = (personId: string) => sql`(
  select d.id from medication_dispense d join prescription p on p.id = d.prescription_id where p.person_id = ${personId})`;

/** Removes register entries that the law no longer retains. */
export async function stripRegister(tx: Tx, personId: string): Promise<void> {
  await sql`delete from schedule_h1_entry where id in ${suppliesOf(personId)} and ${REGISTER_OVER}`.execute(
    tx,
  );
}

/** Removes register entries of withdrawn supplies and entries past retention, including those of earlier patients. */
export async function removeRegister(tx: Tx, personId: string): Promise<void> {
  await sql`delete from schedule_h1_entry where id in (
    select dispense_id from medication_dispense_error where dispense_id in ${suppliesOf(personId)})`.execute(
    tx,
  );
  await stripRegister(tx, personId);
  await sql`delete from schedule_h1_entry h where ${REGISTER_OVER}
    and not exists (select from medication_dispense d where d.id = h.id)`.execute(tx);
}

/** The law retains ledger entries for this long, also after the record of the patient was removed. */
const LEDGER_OVER = sql.raw(
  `created_at < extract(epoch from now() - interval '${LEDGER_YEARS} years')::bigint`,
);

/**
 * Detaches a patient's ledger entries from the record, and removes those that the law no longer retains, including
 * those of earlier patients. An entry stays as long as another one refers to it.
 */
export async function removeLedger(tx: Tx, personId: string): Promise<void> {
  await sql`update ledger_entry set person_id = null, encounter_id = null where person_id = ${personId}`.execute(
    tx,
  );
  await sql`delete from ledger_entry e where e.person_id is null and e.${LEDGER_OVER}
    and not exists (select from ledger_entry r where r.about_id = e.id and not r.${LEDGER_OVER})`.execute(tx);
}
