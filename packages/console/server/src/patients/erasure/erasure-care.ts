import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Tx = Transaction<Schema>;

async function removeFiles(tx: Tx, personId: string): Promise<void> {
  const theirs = tx.selectFrom('report').select('id').where('person_id', '=', personId);
  await tx.deleteFrom('report_piece').where('report_id', 'in', theirs).execute();
}

/** Takes the files of a person's reports away, and what was entered of them: a name stands on every page. What they were and when stays. */
export async function stripReports(tx: Tx, personId: string): Promise<void> {
  await removeFiles(tx, personId);
  await tx
    .updateTable('report')
    .set({ name: '', title: null, value: null, unit: null, answers: null, deleted_reason: null, sha256: '' })
    .where('person_id', '=', personId)
    .execute();
}

/** Removes a person's reports. */
export async function removeReports(tx: Tx, personId: string): Promise<void> {
  await removeFiles(tx, personId);
  await tx.deleteFrom('report').where('person_id', '=', personId).execute();
}

/** Takes free text out of what was to be done for a person. */
export async function stripFollowUps(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('follow_up')
    .set({ what: '', outcome: null, reason: null, referred_to: null, answered_by: null })
    .where('person_id', '=', personId)
    .execute();
}

/** Takes the words and addresses out of messages to a person; what still waits is not sent. */
export async function stripMessages(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('patient_message')
    .set({ recipient: '', subject: null, body: '', parameters: '{}', provider_ref: null })
    .where('person_id', '=', personId)
    .execute();
  await tx
    .updateTable('patient_message')
    .set({ state: 'cancelled', claimed_until: null })
    .where('person_id', '=', personId)
    .where('state', '=', 'queued')
    .execute();
}

/** Removes messages to a person. */
export async function removeMessages(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('patient_message').where('person_id', '=', personId).execute();
}

/** Removes what was to be done for a person. */
export async function removeFollowUps(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('follow_up').where('person_id', '=', personId).execute();
}

/** Takes the prescriber's name out of a person's oxygen targets; the days stay, because readings are judged by them. */
export async function stripOxygenTargets(tx: Tx, personId: string): Promise<void> {
  await tx.updateTable('oxygen_target').set({ prescriber: '' }).where('person_id', '=', personId).execute();
}

/** Removes a person's oxygen targets. */
export async function removeOxygenTargets(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('oxygen_target').where('person_id', '=', personId).execute();
}

/** Takes free text out of a person's goals; the numbers and days stay. */
export async function stripGoals(tx: Tx, personId: string): Promise<void> {
  await sql`update patient_goal
    set note = '', status_reason = null, earlier = '[]', target = target - 'reason'
    where person_id = ${personId}`.execute(tx);
}

/** Removes a person's goals. */
export async function removeGoals(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('patient_goal').where('person_id', '=', personId).execute();
}

/** Takes free text out of a person's scores; the numbers stay. */
export async function stripAssessments(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('assessment')
    .set({ reported_to: '', withdrawn_reason: null })
    .where('person_id', '=', personId)
    .execute();
}

/** Removes a person's scores. */
export async function removeAssessments(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('assessment').where('person_id', '=', personId).execute();
}

/** Takes free text out of what was said about a person's alerts and danger signs. */
export async function stripAlerts(tx: Tx, personId: string): Promise<void> {
  await tx.updateTable('reading_alert').set({ note: null }).where('person_id', '=', personId).execute();
  await tx.updateTable('open_sign').set({ note: null }).where('person_id', '=', personId).execute();
}

/** Removes the alerts of a person's readings, and the danger signs that calls told. */
export async function removeAlerts(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('reading_alert').where('person_id', '=', personId).execute();
  await tx.deleteFrom('open_sign').where('person_id', '=', personId).execute();
}

/** Removes the reasons of mistakes, which are free text. What was recorded stays. */
export async function stripPregnancyEntries(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('pregnancy_entry')
    .set({ mistake_reason: '' })
    .where('person_id', '=', personId)
    .where('mistake_at', 'is not', null)
    .execute();
}

/** Removes what was recorded of pregnancies. */
export async function removePregnancyEntries(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('pregnancy_entry').where('person_id', '=', personId).execute();
}
