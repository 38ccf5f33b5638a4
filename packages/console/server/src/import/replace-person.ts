import type { Transaction } from 'kysely';
import { identifierRows, type NewPerson, personRow, phoneRows } from '../store/persons.ts';
import type { Schema } from '../store/schema.ts';

/**
 * Puts a newer content of the same source in place of the older one. The UHID and numbers known before stay, so that
 * nobody becomes unfindable by a number that was theirs; so does what only a registration says.
 */
export async function replacePerson(tx: Transaction<Schema>, person: NewPerson): Promise<void> {
  const { id, created_at, calling_time, next_of_kin, channels, ...columns } = personRow(person);
  await tx.updateTable('person').set(columns).where('id', '=', id).execute();
  await tx.deleteFrom('person_phone').where('person_id', '=', id).execute();
  const phones = phoneRows(person);
  if (phones.length > 0) await tx.insertInto('person_phone').values(phones).execute();
  const identifiers = identifierRows(person);
  if (identifiers.length === 0) return;
  await tx
    .insertInto('identifier')
    .values(identifiers)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
