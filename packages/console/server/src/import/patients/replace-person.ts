import type { Transaction } from 'kysely';
import { changedParts } from '../../patients/patient-changes.ts';
import type { NewPerson } from '../../patients/registration/new-person.ts';
import { rowFromSource } from '../../patients/registration/person-columns.ts';
import { identifierRows, phoneRows } from '../../patients/registration/persons.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Replaces a person's data with newer content of the same source. Keeps the UHID and known numbers, so that everyone
 * can still be found by them. Also keeps what only a registration has and what was corrected here, because the source
 * does not know it.
 */
export async function replacePerson(tx: Transaction<Schema>, person: NewPerson): Promise<void> {
  const { id } = person;
  const corrected = await changedParts(tx, id);
  await tx.updateTable('person').set(rowFromSource(person, corrected)).where('id', '=', id).execute();
  if (!corrected.has('phones')) {
    await tx.deleteFrom('person_phone').where('person_id', '=', id).execute();
    const phones = phoneRows(person);
    if (phones.length > 0) await tx.insertInto('person_phone').values(phones).execute();
  }
  const identifiers = identifierRows(person);
  if (identifiers.length === 0) return;
  await tx
    .insertInto('identifier')
    .values(identifiers)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
