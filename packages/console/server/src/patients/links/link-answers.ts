import type { BodyOf } from '@careline/core/internal/http';
import {
  type answerLink,
  MAX_LISTED_LINK_REQUESTS,
  type OpenLink,
} from '@careline/core/internal/patients/duplicates';
import { type Kysely, sql, type Transaction } from 'kysely';
import { atFacility, mayRead, notFound, requirePatient } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import { lockPatient } from '../../platform/access/lock-patient.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type MatchRow, matchColumns, toMatch } from '../search/patient-matches.ts';
import { linkSettled } from './link-requests.ts';

type Tx = Transaction<Schema>;

/** Only the facility's own patients: emergency access does not let you decide who else may see a record. */
const own = ({ facilityId }: Entry) => ({ facilityId });

interface OpenRow extends MatchRow {
  readonly requestId: string;
  readonly asked: OpenLink['asked'];
  readonly reason: string;
  readonly authorId: string;
  readonly author: string;
  readonly facilityId: string;
  readonly facility: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

const toOpen = (row: OpenRow): OpenLink => ({
  id: row.requestId,
  asked: row.asked,
  reason: row.reason,
  askedBy: { id: row.authorId, name: row.author },
  askedAt: row.createdAt,
  expiresAt: row.expiresAt,
  facility: { id: row.facilityId, name: row.facility },
  patient: toMatch(row, ''),
});

/** Returns open requests from other facilities, oldest first. Shows one request per facility and patient. */
export async function listOpen(tx: Kysely<Schema>, entry: Entry): Promise<OpenLink[]> {
  const { rows } = await sql<OpenRow>`
    select ${matchColumns(entry.facilityId)}, r.id as "requestId", r.asked, r.reason, s.id as "authorId", s.name as author,
      f.id as "facilityId", f.name as facility, r.created_at as "createdAt", r.expires_at as "expiresAt"
    from (
      select distinct on (r.facility_id, m.person_id) r.*, m.person_id as patient_id
      from link_match m join link_request r on r.id = m.request_id
      where r.organisation_id = ${entry.organisationId} and r.facility_id <> ${entry.facilityId}
        and r.state = 'open' and r.expires_at > ${entry.now} and m.refused_at is null
        and ${mayRead(own(entry), sql.ref('m.person_id'))}
        and not ${atFacility(sql.ref('r.facility_id'), sql.ref('m.person_id'))}
      order by r.facility_id, m.person_id, r.created_at, r.id) r
    join person p on p.id = r.patient_id
    join staff s on s.id = r.author_id
    join facility f on f.id = r.facility_id
    where p.erased_at is null
    order by r.created_at, r.id limit ${MAX_LISTED_LINK_REQUESTS}`.execute(tx);
  return rows.map(toOpen);
}

interface Asked {
  readonly facilityId: string;
  readonly state: string;
  readonly expiresAt: number;
  readonly refusedAt: number | null;
  readonly by: string | null;
  readonly at: number | null;
}

/** Locks the request until the end of the transaction. */
async function lockRequest(tx: Tx, id: string, vitaId: string, entry: Entry): Promise<Asked> {
  const { rows } = await sql<Asked>`
    select r.facility_id as "facilityId", r.state, r.expires_at as "expiresAt", m.refused_at as "refusedAt",
      (select s.name from staff s where s.id = coalesce(m.refused_by, r.settled_by)) as by,
      coalesce(m.refused_at, r.settled_at) as at
    from link_request r join link_match m on m.request_id = r.id
    where r.id = ${id} and m.person_id = ${vitaId} and r.organisation_id = ${entry.organisationId}
      and r.facility_id <> ${entry.facilityId}
    for update of r, m`.execute(tx);
  if (!rows[0]) throw notFound('link request');
  return rows[0];
}

/** Locks the facility's open requests about the patient, always in the same order. */
async function lockAll(tx: Tx, facilityId: string, vitaId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from link_request r join link_match m on m.request_id = r.id
    where r.facility_id = ${facilityId} and m.person_id = ${vitaId} and r.state = 'open' and m.refused_at is null
    order by r.id for update of r`.execute(tx);
  return rows.map(({ id }) => id);
}

async function grant(tx: Tx, ids: readonly string[], facilityId: string, vitaId: string, entry: Entry) {
  await tx
    .insertInto('person_facility')
    .values({ person_id: vitaId, facility_id: facilityId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('link_request')
    .set({ state: 'granted', settled_at: entry.now, settled_by: entry.staffId, person_id: vitaId })
    .where('id', 'in', ids)
    .execute();
}

/** Refuses the requests for this patient. A request that matches another patient too stays open for them. */
async function refuse(tx: Tx, ids: readonly string[], vitaId: string, reason: string, entry: Entry) {
  await tx
    .updateTable('link_match')
    .set({ refused_at: entry.now, refused_by: entry.staffId })
    .where('request_id', 'in', ids)
    .where('person_id', '=', vitaId)
    .execute();
  await tx
    .updateTable('link_request')
    .set({ state: 'refused', settled_at: entry.now, settled_by: entry.staffId, refusal: reason })
    .where('id', 'in', ids)
    .where(sql<boolean>`not exists (
      select from link_match m where m.request_id = link_request.id and m.refused_at is null)`)
    .execute();
}

/**
 * Grants or refuses another facility's request for a patient. Returns the facility that asked.
 * Throws `not-found`, and `conflict` if the request was already answered, was withdrawn or has expired.
 */
export async function answerLinkRequest(
  tx: Tx,
  body: BodyOf<typeof answerLink>,
  entry: Entry,
): Promise<{ readonly facilityId: string }> {
  const { id, vitaId } = body;
  await requirePatient(tx, own(entry), vitaId);
  await lockPatient(tx, vitaId);
  const asked = await lockRequest(tx, id, vitaId, entry);
  if (asked.refusedAt !== null || asked.state === 'granted' || asked.state === 'refused') {
    throw linkSettled({ name: asked.by ?? 'Somebody', at: asked.at ?? entry.now });
  }
  if (asked.state !== 'open' || asked.expiresAt <= entry.now) throw linkSettled();
  const ids = await lockAll(tx, asked.facilityId, vitaId);
  if (body.answer === 'grant') await grant(tx, ids, asked.facilityId, vitaId, entry);
  else await refuse(tx, ids, vitaId, body.reason, entry);
  return { facilityId: asked.facilityId };
}
