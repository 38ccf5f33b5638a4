import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAudit } from '../../platform/access/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { removePhoto } from '../photo/photos.ts';
import { erasedColumns } from '../registration/person-columns.ts';
import { codedContent } from './coded-content.ts';
import {
  removeCalls,
  removeCaseSheets,
  removeChanges,
  removeEncounters,
  removeLabs,
  removeNotes,
  removePrescriptions,
  stripCalls,
  stripCaseSheets,
  stripEncounters,
  stripLabs,
  stripNotes,
  stripPrescriptions,
  withAppendOnlyOpen,
} from './erasure-append-only.ts';
import {
  removeAlerts,
  removeAssessments,
  removeFollowUps,
  removeGoals,
  removeMessages,
  removeOxygenTargets,
  removePregnancyEntries,
  removeReports,
  stripAlerts,
  stripAssessments,
  stripFollowUps,
  stripGoals,
  stripMessages,
  stripOxygenTargets,
  stripPregnancyEntries,
  stripReports,
} from './erasure-care.ts';

type Tx = Transaction<Schema>;

export interface ErasurePlan {
  readonly personId: string;
  readonly organisationId: string;
  readonly identifiers: number;
  readonly phones: number;
  readonly calls: number;
  readonly encounters: number;
  readonly readings: number;
  readonly reports: number;
  /** Imported resources of the person. */
  readonly imported: number;
  /** The newest entry of the record, in unix seconds. */
  readonly lastEntryAt: number;
  /** Until when the record is kept without a name; at or before the present: it goes at once. */
  readonly recordUntil: number;
}

/** A person's rows in every table that has some, and when the newest of them was stored. */
const facts = (tx: Kysely<Schema>, personId: string) =>
  sql<Omit<ErasurePlan, 'recordUntil'>>`
    select p.id as "personId", p.organisation_id as "organisationId",
      (select count(*)::int from identifier where person_id = p.id) as identifiers,
      (select count(*)::int from person_phone where person_id = p.id) as phones,
      (select count(*)::int from contact where person_id = p.id) as calls,
      (select count(*)::int from encounter where person_id = p.id) as encounters,
      (select count(*)::int from reading where person_id = p.id) as readings,
      (select count(*)::int from report where person_id = p.id) as reports,
      (select count(*)::int from imported_resource where person_id = p.id) as imported,
      greatest(
        (select max(greatest(started_at, created_at)) from contact where person_id = p.id),
        (select max(created_at) from contact_status where person_id = p.id),
        (select max(greatest(sort_at, created_at)) from reading where person_id = p.id),
        (select max(created_at) from imported_resource where person_id = p.id),
        (select max(greatest(starts_at, created_at)) from encounter where person_id = p.id),
        (select max(a.created_at) from encounter e join encounter_addendum a on a.encounter_id = e.id where e.person_id = p.id),
        (select max(created_at) from care_note where person_id = p.id),
        (select max(created_at) from follow_up where person_id = p.id),
        (select max(greatest(created_at, changed_at)) from patient_goal where person_id = p.id),
        (select max(greatest(at, created_at)) from assessment where person_id = p.id),
        (select max(created_at) from prescription where person_id = p.id),
        (select max(created_at) from medicine_check where person_id = p.id),
        (select max(d.created_at) from prescription h join medication_dispense d on d.prescription_id = h.id where h.person_id = p.id),
        (select max(a.created_at) from prescription h join medicine_adherence a on a.prescription_id = h.id where h.person_id = p.id),
        (select max(created_at) from lab_order where person_id = p.id),
        (select max(v.created_at) from lab_report l join lab_report_version v on v.report_id = l.id where l.person_id = p.id),
        (select max(created_at) from case_sheet_version where person_id = p.id),
        (select max(created_at) from report where person_id = p.id),
        (select max(created_at) from patient_message where person_id = p.id),
        (select max(created_at) from pregnancy where person_id = p.id),
        (select max(greatest(created_at, mistake_at)) from pregnancy_entry where person_id = p.id),
        (select max(created_at) from oxygen_target where person_id = p.id),
        p.created_at) as "lastEntryAt"
    from person p where p.id = ${personId}`.execute(tx);

/** The same day so many years later (29 February: 1 March). */
function yearsAfter(seconds: number, years: number): number {
  const day = new Date(seconds * 1000);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return Math.floor(day.getTime() / 1000);
}

/** What erasing a person would do; undefined for nobody. */
export async function planErasure(
  tx: Kysely<Schema>,
  personId: string,
  retentionYears: number,
): Promise<ErasurePlan | undefined> {
  const { rows } = await facts(tx, personId);
  const [row] = rows;
  return row && { ...row, recordUntil: yearsAfter(row.lastEntryAt, retentionYears) };
}

/** Who they are: gone, or as coarse as a clinical record needs it. */
async function removeIdentity(tx: Tx, personId: string, now: number, recordUntil: number): Promise<void> {
  // Whose child somebody is says who they are.
  await tx
    .deleteFrom('infant_link')
    .where(({ eb, or }) => or([eb('mother_id', '=', personId), eb('infant_id', '=', personId)]))
    .execute();
  await tx.updateTable('consent').set({ guardian_name: null }).where('person_id', '=', personId).execute();
  await removeChanges(tx, personId);
  await removePhoto(tx, personId);
  // The organisation's own words for somebody say who they are as their name does.
  await tx.deleteFrom('patient_tag').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identifier').where('person_id', '=', personId).execute();
  await tx.deleteFrom('person_phone').where('person_id', '=', personId).execute();
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

/** Nobody is to call them, nobody holds them, and neither a line nor a number of theirs is known any more. */
async function removeWork(tx: Tx, personId: string): Promise<void> {
  // The rows of calls stay for as long as the record has to; the number they went to does not.
  await tx.updateTable('contact').set({ number_key: null }).where('person_id', '=', personId).execute();
  await tx.deleteFrom('lifted_stop').where('person_id', '=', personId).execute();
  await tx.deleteFrom('call_line').where('person_id', '=', personId).execute();
  await tx.deleteFrom('work_claim').where('person_id', '=', personId).execute();
  await tx.deleteFrom('work_item').where('person_id', '=', personId).execute();
}

/** Nobody's facility has the record any more, so no service and no list answers it. */
async function closeRecord(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('person_facility').where('person_id', '=', personId).execute();
  await tx.deleteFrom('access_grant').where('person_id', '=', personId).execute();
  await tx.deleteFrom('record_presence').where('person_id', '=', personId).execute();
  // What was typed to find them stands in the request.
  await sql`delete from link_request where person_id = ${personId}
    or id in (select request_id from link_match where person_id = ${personId})`.execute(tx);
  await tx.deleteFrom('link_match').where('person_id', '=', personId).execute();
  await removeWork(tx, personId);
  // Answers that are kept for a repeat of their request hold what the request wrote.
  await sql`delete from idempotency_key where answer::text like ${`%${personId}%`}`.execute(tx);
}

/** Takes everything out of what sources sent that is not coded, and the ids it has there. */
async function stripSources(tx: Tx, personId: string): Promise<void> {
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

/** Removes the last of a person; the audit keeps their id. */
async function removeRecord(tx: Tx, personId: string): Promise<void> {
  await removeAlerts(tx, personId);
  await removeOxygenTargets(tx, personId);
  await tx.deleteFrom('reading').where('person_id', '=', personId).execute();
  await removeLabs(tx, personId);
  await removeReports(tx, personId);
  await removeNotes(tx, personId);
  await removeFollowUps(tx, personId);
  await removeGoals(tx, personId);
  await removeAssessments(tx, personId);
  await removePrescriptions(tx, personId);
  await removeCaseSheets(tx, personId);
  await removeMessages(tx, personId);
  // A call to a mother holds readings of her infant, whose record stays.
  await sql`update reading set contact_id = null
    where contact_id in (select id from contact where person_id = ${personId})`.execute(tx);
  await removeWork(tx, personId);
  await removeCalls(tx, personId);
  await removeEncounters(tx, personId);
  await tx.deleteFrom('imported_resource').where('person_id', '=', personId).execute();
  await tx.deleteFrom('enrolment').where('person_id', '=', personId).execute();
  await tx.deleteFrom('pregnancy').where('person_id', '=', personId).execute();
  await removePregnancyEntries(tx, personId);
  await tx.deleteFrom('consent').where('person_id', '=', personId).execute();
  await removeMerges(tx, personId);
  await tx.deleteFrom('person').where('id', '=', personId).execute();
}

/** The records that were merged into a person's, one after another. */
async function absorbed(tx: Tx, personId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive merged as (
      select id from person where merged_into = ${personId}
      union select p.id from person p join merged on p.merged_into = merged.id)
    select id from merged`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Nothing can be given back of somebody who is erased: who they were when they were two goes with the rest. */
async function stripMerges(tx: Tx, personId: string): Promise<void> {
  const theirs = sql`(select id from person_merge where kept_id = ${personId} or merged_id = ${personId})`;
  await sql`delete from person_merge_row where merge_id in ${theirs}`.execute(tx);
  await sql`update person_merge set memory = '{}', reason = '',
      undo_reason = case when undone_at is null then null else '' end
    where id in ${theirs}`.execute(tx);
}

/** Takes the merges of a person away; whoever was merged into them stands alone, without a name. */
async function removeMerges(tx: Tx, personId: string): Promise<void> {
  await stripMerges(tx, personId);
  await sql`delete from person_merge where kept_id = ${personId} or merged_id = ${personId}`.execute(tx);
  await tx.updateTable('person').set({ merged_into: null }).where('merged_into', '=', personId).execute();
}

async function eraseOne(tx: Tx, personId: string, now: number, recordUntil: number): Promise<void> {
  await removeIdentity(tx, personId, now, recordUntil);
  await closeRecord(tx, personId);
  if (recordUntil <= now) return removeRecord(tx, personId);
  await stripSources(tx, personId);
  await stripCalls(tx, personId);
  await stripEncounters(tx, personId);
  await stripReports(tx, personId);
  await stripNotes(tx, personId);
  await stripFollowUps(tx, personId);
  await stripGoals(tx, personId);
  await stripAssessments(tx, personId);
  await stripLabs(tx, personId);
  await stripPrescriptions(tx, personId);
  await stripCaseSheets(tx, personId);
  await stripAlerts(tx, personId);
  await stripMessages(tx, personId);
  await stripOxygenTargets(tx, personId);
  await stripPregnancyEntries(tx, personId);
}

export interface ErasureRequest {
  readonly requestId: string;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Erases who a person is. What the law has kept stays without a name until `recordUntil`, closed to every service; where
 * that is over, it goes as well. Throws `NotOwnerError`.
 */
export async function erasePerson(
  tx: Tx,
  plan: ErasurePlan,
  { requestId, now }: ErasureRequest,
): Promise<void> {
  const { personId, organisationId, recordUntil } = plan;
  // Records that were merged into this one are of the same person.
  const ids = [...(await absorbed(tx, personId)), personId];
  await withAppendOnlyOpen(tx, async () => {
    for (const id of ids) await stripMerges(tx, id);
    for (const id of ids) await eraseOne(tx, id, now, recordUntil);
  });
  await writeAudit(tx, {
    requestId,
    action: 'person/erase',
    outcome: 'done',
    organisationId,
    personIds: [personId],
    details: {
      calls: plan.calls,
      encounters: plan.encounters,
      readings: plan.readings,
      reports: plan.reports,
      imported: plan.imported,
      recordUntil,
    },
  });
}

/** Erased people whose records need not be kept any longer. `now` in unix seconds. */
export const recordsDue = (tx: Kysely<Schema>, now: number) =>
  tx
    .selectFrom('person')
    .select(['id', 'organisation_id'])
    .where('record_until', '<=', now)
    .orderBy('record_until')
    .execute();

/** Removes the records whose time is over; answers how many. Throws `NotOwnerError`. */
export async function removeDueRecords(tx: Tx, { requestId, now }: ErasureRequest): Promise<number> {
  const due = await recordsDue(tx, now);
  if (due.length === 0) return 0;
  await withAppendOnlyOpen(tx, async () => {
    for (const { id } of due) await removeRecord(tx, id);
  });
  for (const { id, organisation_id } of due) {
    const done = { requestId, action: 'person/erase-record', outcome: 'done' } as const;
    await writeAudit(tx, { ...done, organisationId: organisation_id, personIds: [id] });
  }
  return due.length;
}
