import { identifierKey, phoneKey } from '@careline/core/internal/patients';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { NewPerson } from './new-person.ts';
import { personRow } from './person-columns.ts';

export function identifierRows({ id, organisationId, identifiers = [] }: NewPerson) {
  const unique = new Map(identifiers.map((each) => [`${each.system}\n${each.value}`, each]));
  return [...unique.values()].map(({ system, value }) => ({
    person_id: id,
    organisation_id: organisationId,
    system,
    value,
    value_key: identifierKey(value),
  }));
}

export const phoneRows = ({ id, phones = [] }: Pick<NewPerson, 'id' | 'phones'>) =>
  phones.map(({ value, use }, position) => ({
    person_id: id,
    position,
    value,
    number_key: phoneKey(value),
    use: use ?? null,
  }));

const facilityRows = ({ id, facilityIds }: NewPerson) =>
  [...new Set(facilityIds)].map((facility_id) => ({ person_id: id, facility_id }));

const enrolmentRows = ({ id, organisationId, enrolments = [] }: NewPerson) =>
  enrolments.map((enrolment) => ({
    id: enrolment.id,
    person_id: id,
    organisation_id: organisationId,
    facility_id: enrolment.facilityId,
    programme: enrolment.programme,
    enrolled_at: enrolment.enrolledAt,
  }));

/** Keeps a statement below PostgreSQL's 65,535 parameters: a person has 21. */
const PERSONS_A_STATEMENT = 500;
const ROWS_A_STATEMENT = 2000;

function* chunks<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Inserts the child rows of new persons. */
async function insertBelongings(tx: Transaction<Schema>, persons: readonly NewPerson[]): Promise<void> {
  for (const rows of chunks(persons.flatMap(identifierRows), ROWS_A_STATEMENT)) {
    await tx.insertInto('identifier').values(rows).execute();
  }
  for (const rows of chunks(persons.flatMap(phoneRows), ROWS_A_STATEMENT)) {
    await tx.insertInto('person_phone').values(rows).execute();
  }
  for (const rows of chunks(persons.flatMap(facilityRows), ROWS_A_STATEMENT)) {
    await tx.insertInto('person_facility').values(rows).execute();
  }
  for (const rows of chunks(persons.flatMap(enrolmentRows), ROWS_A_STATEMENT)) {
    await tx.insertInto('enrolment').values(rows).execute();
  }
}

/**
 * Stores persons with their identifiers, phones, facilities and enrolments, and returns the new ids.
 * Skips persons already stored with the same id, or with the same source and source id. A UHID that another person has
 * violates `identifier_uhid`.
 */
export async function insertPersons(
  tx: Transaction<Schema>,
  persons: readonly NewPerson[],
): Promise<ReadonlySet<string>> {
  const inserted = new Set<string>();
  for (const batch of chunks(persons, PERSONS_A_STATEMENT)) {
    const rows = await tx
      .insertInto('person')
      .values(batch.map(personRow))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    for (const { id } of rows) inserted.add(id);
  }
  await insertBelongings(
    tx,
    persons.filter(({ id }) => inserted.has(id)),
  );
  return inserted;
}

/** Stores one person and returns whether they are new. */
export async function insertPerson(tx: Transaction<Schema>, person: NewPerson): Promise<boolean> {
  return (await insertPersons(tx, [person])).size > 0;
}
