import type { OutboxMessage, PatientMessage } from '@careline/core/internal/communication';
import { type Kysely, sql } from 'kysely';
import { mayRead, type Reader } from '../platform/access/access.ts';
import { type KeysetPage, keyset, type PageRequest, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type OutboxFacts, selectMessages, toMessage } from './message-rows.ts';

const NEWEST = keyset<{ readonly created_at: number; readonly id: string }>(
  'desc',
  [
    ['m.created_at', 'bigint'],
    ['m.id', 'uuid'],
  ],
  ({ created_at, id }) => [created_at, id],
);

/** Returns messages to a patient from all facilities of the organisation, newest first. */
export function listPatientMessages(
  tx: Kysely<Schema>,
  filters: PageRequest & { readonly vitaId: string },
  facts: OutboxFacts,
): Promise<KeysetPage<PatientMessage>> {
  const query = selectMessages(tx).where('m.person_id', '=', filters.vitaId);
  return readPage(query, NEWEST, filters, (row) => toMessage(row, facts));
}

export interface OutboxFilters extends PageRequest {
  readonly state?: string | undefined;
  readonly channel?: string | undefined;
  readonly authorId?: string | undefined;
}

const selectOutbox = (tx: Kysely<Schema>, reader: Reader) =>
  selectMessages(tx)
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select('p.name as patient_name')
    .select(
      sql<string | null>`(select i.value from identifier i
        where i.person_id = m.person_id and i.system = 'uhid' order by i.value limit 1)`.as('uhid'),
    )
    .where('m.facility_id', '=', reader.facilityId)
    .where(mayRead(reader, sql.ref('m.person_id')));

/** Returns messages from the facility's staff to its patients, newest first. */
export function listOutbox(
  tx: Kysely<Schema>,
  reader: Reader,
  filters: OutboxFilters,
  facts: OutboxFacts,
): Promise<KeysetPage<OutboxMessage>> {
  const { state, channel, authorId } = filters;
  const query = selectOutbox(tx, reader)
    .$if(state !== undefined, (found) => found.where('m.state', '=', state ?? ''))
    .$if(channel !== undefined, (found) => found.where('m.channel', '=', channel ?? ''))
    .$if(authorId !== undefined, (found) => found.where('m.author_id', '=', authorId ?? ''));
  return readPage(query, NEWEST, filters, (row) => ({
    ...toMessage(row, facts),
    patient: { name: row.patient_name, uhid: row.uhid },
  }));
}

/** Returns how many of the facility's messages are waiting and how many failed. */
export async function countOutbox(
  tx: Kysely<Schema>,
  reader: Reader,
): Promise<{ queued: number; failed: number }> {
  const { rows } = await sql<{ queued: number; failed: number }>`
    select (count(*) filter (where m.state = 'queued'))::int as queued,
      (count(*) filter (where m.state = 'failed'))::int as failed
    from patient_message m
    where m.facility_id = ${reader.facilityId} and m.state in ('queued', 'failed')
      and ${mayRead(reader, sql.ref('m.person_id'))}`.execute(tx);
  return rows[0] ?? { queued: 0, failed: 0 };
}
