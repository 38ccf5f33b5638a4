import type { Contact, ContactStatus, newContactSchema } from '@careline/core/internal/calls';
import { DISPOSITIONS } from '@careline/core/internal/calls/outcome';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { type CalledNumber, numberOf } from '../patients/stopped-numbers.ts';
import { mayRead, notFound, type Reader, requirePatient } from '../platform/access/access.ts';
import {
  type Entry,
  futureFaults,
  type InputFault,
  metaInfoFaults,
  refuseFaults,
} from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { selectContacts, toContact, toStatus } from './contact-rows.ts';

const REACHED = DISPOSITIONS.filter(({ outcome }) => outcome === 'reached').map(({ key }) => key);

/** Returns the SQL condition for a status with a reached call. A corrected call is judged by its disposition. */
const reachedSomebody = (status: string): RawBuilder<boolean> => {
  const s = sql.raw(status);
  return sql<boolean>`(${s}.status = 'reached' or (${s}.status = 'corrected' and ${s}.disposition = any(${REACHED})))`;
};

export type ValidContact = InferOutput<typeof newContactSchema>;

function contactFaults(contact: ValidContact, { now }: Entry): InputFault[] {
  const faults = [
    ...metaInfoFaults(contact.metaInfo, 'contact.metaInfo'),
    ...futureFaults(contact.startedAt, now, 'contact.startedAt'),
  ];
  const { callTypes } = PROGRAMMES[contact.programme];
  if (!callTypes.includes(contact.callType)) {
    const message = `must be one of ${callTypes.join(', ')} in the programme ${contact.programme}`;
    faults.push({ path: 'contact.callType', message });
  }
  return faults;
}

/** Calls to a wrong number do not count as attempts to reach the patient. */
const NOT_TRIED = DISPOSITIONS.filter((each) => each.stopsNumber).map((each) => each.key);

interface AttemptQuestion {
  readonly vitaId: string;
  readonly callType: string;
  /** Only calls that started before this (unix seconds). */
  readonly before?: number;
  /** The call in question, if already stored. */
  readonly except?: string;
}

/**
 * Returns 1 + the unsuccessful attempts of this call type since someone was last reached.
 * Locks the patient's row, so that two simultaneous calls do not get the same attempt number.
 */
export async function attemptAt(tx: Transaction<Schema>, question: AttemptQuestion): Promise<number> {
  const { vitaId, callType, before = Number.MAX_SAFE_INTEGER, except = null } = question;
  await lockPatient(tx, vitaId);
  const { rows } = await sql<{ attempts: number }>`
    select count(*)::int as attempts
    from contact c join contact_status s on s.id = c.current_status_id
    where c.person_id = ${vitaId} and c.call_type = ${callType}
      and not coalesce(s.disposition = any(${NOT_TRIED}), false)
      and c.started_at < ${before} and c.id is distinct from ${except}::uuid
      and (s.status in ('dialling', 'unfinished', 'retry', 'stop') or (s.status = 'corrected' and not ${reachedSomebody('s')}))
      and c.started_at > coalesce((
        select max(r.started_at) from contact r join contact_status t on t.id = r.current_status_id
        where r.person_id = ${vitaId} and r.call_type = ${callType}
          and r.started_at < ${before} and r.id is distinct from ${except}::uuid
          and ${reachedSomebody('t')}), ${sql.lit(-1e12)})
  `.execute(tx);
  return 1 + (rows[0]?.attempts ?? 0);
}

async function insertContact(
  tx: Transaction<Schema>,
  contact: ValidContact,
  entry: Entry,
  { statusId, number }: { readonly statusId: string; readonly number: CalledNumber | null },
): Promise<void> {
  const attempt = await attemptAt(tx, { vitaId: contact.vitaId, callType: contact.callType });
  const inserted = await tx
    .insertInto('contact')
    .values({
      id: contact.id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: contact.vitaId,
      programme: contact.programme,
      call_type: contact.callType,
      direction: contact.direction,
      attempt,
      number_key: number?.key ?? null,
      started_at: contact.startedAt,
      author_id: entry.staffId,
      current_status_id: statusId,
      source: contact.metaInfo.source,
      created_at: entry.now,
      updated_at: contact.metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return;
  throw new ProblemError('conflict', {
    detail: 'A call with this id is already stored.',
    action: 'Use a new id for each call.',
  });
}

/**
 * Returns the same call if it is already stored.
 * The caller dialled from the console, lost the response, and now records the call as made elsewhere. If the caller's
 * clock is wrong, the call started when the server learned of it.
 */
export async function sameContact(
  tx: Transaction<Schema>,
  { id, vitaId, programme, callType, startedAt }: ValidContact,
  entry: Entry,
): Promise<Contact | undefined> {
  const row = await tx
    .selectFrom('contact')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', vitaId)
    .where('author_id', '=', entry.staffId)
    .where('programme', '=', programme)
    .where('call_type', '=', callType)
    .where(({ or, eb, ref }) =>
      or([eb('started_at', '=', startedAt), eb('started_at', '=', ref('created_at'))]),
    )
    .executeTakeFirst();
  return row && contactWithId(tx, entry, id);
}

/**
 * Stores a call that has just started, with the status `dialling`.
 * Throws `not-found`, `input-invalid`, `conflict`.
 * @param called the number called, if the caller has already read it
 */
export async function createContact(
  tx: Transaction<Schema>,
  contact: ValidContact,
  entry: Entry,
  called?: CalledNumber,
): Promise<Contact> {
  await requirePatient(tx, entry, contact.vitaId);
  refuseFaults(contactFaults(contact, entry));
  const statusId = newId();
  const number = called ?? (await numberOf(tx, contact.vitaId, contact.number));
  await insertContact(tx, contact, entry, { statusId, number });
  await tx
    .insertInto('contact_status')
    .values({
      id: statusId,
      contact_id: contact.id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: contact.vitaId,
      status: 'dialling',
      disposition: null,
      detail: null,
      note: null,
      next_call_at: null,
      ended_at: null,
      author_id: entry.staffId,
      source: contact.metaInfo.source,
      created_at: entry.now,
      updated_at: contact.metaInfo.updatedAt,
    })
    .execute();
  return contactWithId(tx, entry, contact.id);
}

/** Returns a call of a patient that the reader may read. Throws `not-found`. */
export async function contactWithId(tx: Kysely<Schema>, reader: Reader, contactId: string): Promise<Contact> {
  const row = await selectContacts(tx)
    .where(mayRead(reader, sql.ref('c.person_id')))
    .where('c.id', '=', contactId)
    .executeTakeFirst();
  if (!row) throw notFound('call');
  return toContact(row);
}

/**
 * Returns a call with its statuses, oldest first, of a patient that the reader may read. Throws `not-found`.
 */
export async function readContact(
  tx: Kysely<Schema>,
  reader: Reader,
  contactId: string,
): Promise<{ contact: Contact; statuses: ContactStatus[] }> {
  const contact = await contactWithId(tx, reader, contactId);
  const statuses = await tx
    .selectFrom('contact_status as s')
    .innerJoin('staff as author', 'author.id', 's.author_id')
    .selectAll('s')
    .select(['s.id as status_id', 's.author_id as status_author_id', 'author.name as status_author_name'])
    .select(['s.source as status_source', 's.created_at as status_created_at'])
    .select('s.updated_at as status_updated_at')
    .where('s.contact_id', '=', contactId)
    .orderBy('s.position')
    .execute();
  return { contact, statuses: statuses.map(toStatus) };
}

/** Returns a patient's calls at all facilities, newest first. The caller has checked access. */
export async function listPatientContacts(
  tx: Kysely<Schema>,
  vitaId: string,
  limit: number,
): Promise<Contact[]> {
  const rows = await selectContacts(tx)
    .where('c.person_id', '=', vitaId)
    .orderBy('c.started_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toContact);
}
