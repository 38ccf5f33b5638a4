import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Holds a patient until the end of the transaction: who stores something of one patient takes turns. All locks are taken in
 * one order, so that no two transactions wait for each other: the patient, what is theirs (a call, an alert, a sign), at the
 * end the rows of the worklist. Nothing stronger than `no key update` is taken, which lets rows refer to it meanwhile.
 */
export async function lockPatient(tx: Transaction<Schema>, vitaId: string): Promise<void> {
  await sql`select from person where id = ${vitaId} for no key update`.execute(tx);
}
