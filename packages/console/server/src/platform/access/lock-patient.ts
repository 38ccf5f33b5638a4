import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Holds a patient until the end of the transaction: who stores something of one patient takes turns. All locks are taken in
 * one order, so that no two transactions wait for each other: the patient, what is theirs (a call, an alert, a sign), at the
 * end the rows of the worklist. Nothing stronger than `no key update` is taken, which lets rows refer to it meanwhile.
 */
export async function lockPatient(tx: Transaction<Schema>, vitaId: string): Promise<void> {
  await sql`select from person where id = ${vitaId} for no key update`.execute(tx);
}

/** The UHID of a person's row, such as `sql.ref('p.id')`, as a column; null where there is none. */
export const uhidOf = (personId: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select i.value from identifier i where i.person_id = ${personId} and i.system = 'uhid' order by i.value limit 1)`;

/**
 * For `person_id = …`: one of these patients. A single one is asked for as one and not as a list of one, because a plan that is kept is
 * made for lists of many.
 */
export const amongPersons = (ids: readonly string[]): RawBuilder<string> =>
  ids.length === 1 ? sql`${ids[0]}::uuid` : sql`any(${ids}::uuid[])`;
