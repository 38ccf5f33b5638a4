import { ageOn } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import {
  genderCodeOf,
  type Infant,
  type linkInfant as linkEndpoint,
  MAX_INFANT_MONTHS,
  MIN_MOTHER_YEARS,
  type unlinkInfant as unlinkEndpoint,
} from '@careline/core/internal/patients';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { mayRead, notFound, type Reader, requirePatient } from '../../platform/access/access.ts';
import { type Entry, type InputFault, refuseFaults } from '../../platform/access/entry.ts';
import { uhidOf } from '../../platform/access/lock-patient.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

type Tx = Transaction<Schema>;
export type ValidLink = InferOutput<NonNullable<typeof linkEndpoint.body>>;
export type ValidUnlink = InferOutput<NonNullable<typeof unlinkEndpoint.body>>;

/** Returns a patient's infants, youngest first. Leaves out infants that the reader may not read. */
export async function listInfants(tx: Kysely<Schema>, reader: Reader, motherId: string): Promise<Infant[]> {
  const rows = await tx
    .selectFrom('infant_link as k')
    .innerJoin('person as p', 'p.id', 'k.infant_id')
    .select(['p.id', 'p.name', 'p.gender', 'p.birth_date', 'k.created_at'])
    .select(uhidOf(sql.ref('p.id')).as('uhid'))
    .where('k.mother_id', '=', motherId)
    .where('k.ended_at', 'is', null)
    .where(mayRead(reader, sql.ref('k.infant_id')))
    .orderBy(sql`p.birth_date desc nulls last`)
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({
    vitaId: row.id,
    appUserInfo: { name: row.name, gender: genderCodeOf(row.gender) },
    birthDate: row.birth_date,
    uhid: row.uhid,
    linkedAt: row.created_at,
  }));
}

interface Related {
  readonly gender: string;
  readonly birth_date: string | null;
}

const readRelated = (tx: Tx, id: string): Promise<Related> =>
  tx.selectFrom('person').select(['gender', 'birth_date']).where('id', '=', id).executeTakeFirstOrThrow();

function linkFaults(mother: Related, infant: Related, today: string): InputFault[] {
  const faults: InputFault[] = [];
  const age = infant.birth_date === null ? undefined : ageOn(infant.birth_date, today);
  if (!age || age.months > MAX_INFANT_MONTHS) {
    faults.push({
      path: 'infantId',
      message: `must be a child born in the last ${MAX_INFANT_MONTHS} months, with a birth date on record`,
    });
  }
  const atBirth =
    mother.birth_date && infant.birth_date ? ageOn(mother.birth_date, infant.birth_date) : undefined;
  const isTooYoung = atBirth !== undefined && atBirth.months < MIN_MOTHER_YEARS * 12;
  if (genderCodeOf(mother.gender) === 'MALE' || isTooYoung) {
    faults.push({ path: 'vitaId', message: 'must be a patient who can be the mother of this infant' });
  }
  return faults;
}

/**
 * Links an infant to their mother; both must be patients of the entry's facility. Repeating a link changes nothing.
 * Throws `not-found`, `input-invalid`, and `conflict` if the infant has another mother.
 */
export async function linkInfant(tx: Tx, { vitaId, infantId }: ValidLink, entry: Entry): Promise<Infant[]> {
  await requirePatient(tx, entry, vitaId);
  await requirePatient(tx, entry, infantId);
  const today = dayOf(entry.now, entry.timeZone);
  if (vitaId === infantId) refuseFaults([{ path: 'infantId', message: 'must be another patient' }]);
  refuseFaults(linkFaults(await readRelated(tx, vitaId), await readRelated(tx, infantId), today));
  await tx
    .insertInto('infant_link')
    .values({
      id: newId(),
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      mother_id: vitaId,
      infant_id: infantId,
      author_id: entry.staffId,
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const mother = await motherOf(tx, infantId);
  if (mother === vitaId) return listInfants(tx, entry, vitaId);
  throw new ProblemError('conflict', {
    detail: 'This infant is already linked to another mother.',
    action: 'Check who the infant is. If the other link is wrong, end it at the other patient first.',
  });
}

async function motherOf(tx: Tx, infantId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('infant_link')
    .select('mother_id')
    .where('infant_id', '=', infantId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.mother_id;
}

/** Ends a link. Readings stored for the infant stay with the infant. Throws `not-found`. */
export async function unlinkInfant(
  tx: Tx,
  { vitaId, infantId, reason }: ValidUnlink,
  entry: Entry,
): Promise<Infant[]> {
  await requirePatient(tx, entry, vitaId);
  await requirePatient(tx, entry, infantId);
  const ended = await tx
    .updateTable('infant_link')
    .set({ ended_at: entry.now, ended_by: entry.staffId, end_reason: reason })
    .where('mother_id', '=', vitaId)
    .where('infant_id', '=', infantId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw notFound('patient');
  return listInfants(tx, entry, vitaId);
}
