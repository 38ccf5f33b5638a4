import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Locks a patient until the end of the transaction, so that changes to one patient run one after another. To avoid
 * deadlocks, all transactions lock in the same order: the patient, then their items (calls, alerts, signs), and the
 * worklist rows last. Use no lock stronger than `no key update`, so that other transactions can still insert rows that
 * refer to the patient.
 */
export async function lockPatient(tx: Transaction<Schema>, vitaId: string): Promise<void> {
  await sql`select from person where id = ${vitaId} for no key update`.execute(tx);
}

/** Selects the UHID of a person, or null. `personId` is a column such as `sql.ref('p.id')`. */
export const uhidOf = (personId: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select i.value from identifier i where i.person_id = ${personId} and i.system = 'uhid' order by i.value limit 1)`;

/**
 * Returns the right side of `person_id = …` for these patients.
 * A single id is compared directly, because a cached plan for a list assumes many ids.
 */
export const amongPersons = (ids: readonly string[]): RawBuilder<string> =>
  ids.length === 1 ? sql`${ids[0]}::uuid` : sql`any(${ids}::uuid[])`;
