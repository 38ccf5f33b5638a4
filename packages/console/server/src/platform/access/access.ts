import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { AccessGrant } from './access-grants.ts';

/** Use the same error for missing and forbidden items, so that it does not reveal which ids exist. */
export function notFound(
  what:
    | 'patient'
    | 'photo'
    | 'alert'
    | 'call'
    | 'line'
    | 'encounter'
    | 'report'
    | 'note'
    | 'task'
    | 'goal'
    | 'assessment'
    | 'prescription'
    | 'laboratory order'
    | 'laboratory report'
    | 'message'
    | 'danger sign'
    | 'care team'
    | 'oxygen target'
    | 'pregnancy entry'
    | 'link request'
    | 'merge'
    | 'waiting list entry'
    | 'enrolment'
    | 'ledger entry'
    | 'receipt'
    | 'payment link',
): ProblemError {
  return new ProblemError('not-found', {
    detail: `There is no such ${what} at this facility.`,
    action: 'Check the id and the facility you are signed in to.',
  });
}

/** The same error for unknown ids and for ids of another organisation. */
export function notFoundHere(
  what: 'person' | 'session' | 'partner' | 'facility' | 'webhook' | 'delivery' | 'project',
): ProblemError {
  return new ProblemError('not-found', {
    detail: `There is no such ${what} in this organisation.`,
    action: 'Check the id, or read the list again.',
  });
}

/** The user who reads, and their facility. */
export interface Reader {
  readonly facilityId: string;
  /** Records currently open to the reader through emergency access. */
  readonly grants?: readonly AccessGrant[] | undefined;
}

/**
 * Returns whether a patient belongs to a facility. Both arguments are columns or values. The alias inside must be one that
 * no statement uses: a column `f.person_id` of the statement would otherwise mean this table, and every row would match.
 */
export const atFacility = (facility: RawBuilder<unknown>, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from person_facility belongs where belongs.facility_id = ${facility} and belongs.person_id = ${person})`;

/** Returns whether a patient belongs to any facility that a member of staff works at. */
export const atFacilityOf = (staffId: string, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from person_facility belongs join staff_facility works on works.facility_id = belongs.facility_id
    where belongs.person_id = ${person} and works.staff_id = ${staffId})`;

export interface FacilityOfPatients {
  readonly facilityId: string;
  readonly name: string;
  readonly vitaIds: readonly string[];
}

/** Returns every facility that has one of the patients, ordered by name. */
export async function facilitiesWith(
  tx: Kysely<Schema>,
  vitaIds: readonly string[],
): Promise<readonly FacilityOfPatients[]> {
  const { rows } = await sql<FacilityOfPatients>`
    select f.id as "facilityId", f.name, array_agg(p.person_id) as "vitaIds"
    from person_facility p join facility f on f.id = p.facility_id
    where p.person_id = any(${[...vitaIds]}::uuid[]) group by f.id, f.name order by lower(f.name), f.id`.execute(
    tx,
  );
  return rows;
}

/**
 * The only condition for read access: the patient in column `person` belongs to the reader's facility, or is open to
 * the reader through emergency access. Without such a grant, the condition is the plain indexed one.
 */
export function mayRead(reader: Reader, person: RawBuilder<unknown>): RawBuilder<boolean> {
  const ofFacility = atFacility(sql`${reader.facilityId}`, person);
  const granted = reader.grants?.map((grant) => sql`${grant.vitaId}::uuid`) ?? [];
  if (granted.length === 0) return ofFacility;
  return sql<boolean>`(${ofFacility} or ${person} in (${sql.join(granted)}))`;
}

/** Returns when the reader's emergency access to a record ends, or undefined if there is none. */
export const emergencyUntil = ({ grants }: Reader, vitaId: string): number | undefined =>
  grants?.find((grant) => grant.vitaId === vitaId)?.until;

/** Returns whether the patient belongs to the facility, ignoring emergency access. */
export async function isOfFacility(tx: Kysely<Schema>, facilityId: string, vitaId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', vitaId)
    .where(mayRead({ facilityId }, sql.ref('person.id')))
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasPatients(tx: Kysely<Schema>, facilityId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('person_facility')
    .select('person_id')
    .where('facility_id', '=', facilityId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a page of the facility's patients in the order of their ids. */
export async function patientsOf(
  tx: Kysely<Schema>,
  facilityId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('person_facility')
    .select('person_id')
    .where('facility_id', '=', facilityId)
    .$if(after !== undefined, (query) => query.where('person_id', '>', String(after)))
    .orderBy('person_id')
    .limit(limit)
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Throws `not-found` unless the reader may read the patient's record. */
export async function requirePatient(tx: Kysely<Schema>, reader: Reader, vitaId: string): Promise<void> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', vitaId)
    .where(mayRead(reader, sql.ref('person.id')))
    .executeTakeFirst();
  if (!row) throw notFound('patient');
}

/** Counts the patients of a facility that no other open facility has. */
export async function patientsOnlyAt(tx: Kysely<Schema>, facilityId: string): Promise<number> {
  const { rows } = await sql<{ patients: number }>`
    select count(*)::int as patients from person_facility here
    where here.facility_id = ${facilityId} and not exists (
      select from person_facility p join facility f on f.id = p.facility_id
      where p.person_id = here.person_id and f.id <> ${facilityId} and f.closed_on is null
    )`.execute(tx);
  return rows[0]?.patients ?? 0;
}
