import type { Contact, ContactStatus } from '@careline/core/internal/calls';
import { type Kysely, sql } from 'kysely';
import { uhidOf } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';

/** A log's answers about an escalation. */
type HandedOver = Readonly<Record<'about' | 'handedTo' | 'handedAt', unknown>>;

/** Selects contacts with their newest status, the names of authors and patient, and the newest log version. */
export function selectContacts(tx: Kysely<Schema>) {
  return tx
    .selectFrom('contact as c')
    .innerJoin('contact_status as s', 's.id', 'c.current_status_id')
    .innerJoin('staff as author', 'author.id', 'c.author_id')
    .innerJoin('staff as status_author', 'status_author.id', 's.author_id')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .select([
      'c.id',
      'c.person_id',
      'c.facility_id',
      'c.programme',
      'c.call_type',
      'c.direction',
      'c.attempt',
      'c.started_at',
      'c.author_id',
      'c.source',
      'c.created_at',
      'c.updated_at',
      'author.name as author_name',
      'p.name as patient_name',
      's.id as status_id',
      's.status',
      's.disposition',
      's.detail',
      's.note',
      's.next_call_at',
      's.ended_at',
      's.reason',
      's.changes',
      's.author_id as status_author_id',
      'status_author.name as status_author_name',
      's.source as status_source',
      's.created_at as status_created_at',
      's.updated_at as status_updated_at',
    ])
    .select((eb) => [
      uhidOf(sql.ref('c.person_id')).as('uhid'),
      eb
        .selectFrom('call_log as l')
        .select((log) => log.fn.max('l.version').as('version'))
        .whereRef('l.contact_id', '=', 'c.id')
        .as('log_version'),
      sql<HandedOver | null>`(
        select l.answers -> 'escalation' from call_log l
        where l.contact_id = c.id order by l.version desc limit 1
      )`.as('escalation'),
    ]);
}

export type ContactRow = Awaited<ReturnType<ReturnType<typeof selectContacts>['execute']>>[number];

/** The columns of a status, read with its contact or alone. */
export interface StatusRow {
  readonly status_id: string;
  readonly status: string;
  readonly disposition: string | null;
  readonly detail: string | null;
  readonly note: string | null;
  readonly next_call_at: number | null;
  readonly ended_at: number | null;
  readonly reason: string | null;
  readonly changes: ContactStatus['changes'];
  readonly status_author_id: string;
  readonly status_author_name: string;
  readonly status_source: string;
  readonly status_created_at: number;
  readonly status_updated_at: number;
}

export const toStatus = (row: StatusRow): ContactStatus => ({
  id: row.status_id,
  status: row.status,
  disposition: row.disposition,
  detail: row.detail,
  note: row.note,
  nextCallAt: row.next_call_at,
  endedAt: row.ended_at,
  reason: row.reason,
  changes: row.changes,
  author: { id: row.status_author_id, name: row.status_author_name },
  metaInfo: {
    updatedAt: row.status_updated_at,
    deleted: false,
    source: row.status_source,
    createdAt: row.status_created_at,
  },
});

/** Returns what was escalated, the recipient and the time. */
function escalationOf(handOver: HandedOver | null): Pick<Contact, 'escalated' | 'handedOver'> {
  const escalated = Array.isArray(handOver?.about) ? handOver.about.map(String) : [];
  const handedOver = { to: String(handOver?.handedTo ?? ''), at: String(handOver?.handedAt ?? '') };
  return { escalated, handedOver: escalated.length > 0 ? handedOver : null };
}

export const toContact = (row: ContactRow): Contact => ({
  id: row.id,
  vitaId: row.person_id,
  patient: { name: row.patient_name, uhid: row.uhid },
  facilityId: row.facility_id,
  programme: row.programme,
  callType: row.call_type,
  direction: row.direction,
  attempt: row.attempt,
  startedAt: row.started_at,
  author: { id: row.author_id, name: row.author_name },
  status: toStatus(row),
  ...escalationOf(row.escalation),
  logVersion: row.log_version,
  metaInfo: {
    updatedAt: row.updated_at,
    deleted: false,
    source: row.source,
    createdAt: row.created_at,
  },
});
