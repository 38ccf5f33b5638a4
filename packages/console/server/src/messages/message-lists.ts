import type { OutboxMessage, PatientMessage } from '@careline/core/internal/communication';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { mayRead, type Reader } from '../platform/access/access.ts';
import { decodeCursor, encodeCursor } from '../platform/database/page-cursor.ts';
import type { Schema } from '../platform/database/schema.ts';
import { afterRow, type OutboxFacts, selectMessages, toMessage } from './message-rows.ts';

interface Paging {
  readonly limit: number;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
}

interface Page<Item> {
  readonly data: Item[];
  readonly next: string | null;
}

/** `created_at` and id of the last row. */
const cursorSchema = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.uuid())]);

function pageOf<Row extends { readonly created_at: number; readonly id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { data: page.map(toItem), next: last ? encodeCursor([last.created_at, last.id]) : null };
}

/** Returns messages to a patient from all facilities of the organisation, newest first. */
export async function listPatientMessages(
  tx: Kysely<Schema>,
  filters: Paging & { readonly vitaId: string },
  facts: OutboxFacts,
): Promise<Page<PatientMessage>> {
  const after = decodeCursor(filters.after, cursorSchema);
  const rows = await selectMessages(tx)
    .where('m.person_id', '=', filters.vitaId)
    .$if(after !== undefined, (query) => query.where(afterRow(after as [number, string])))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(filters.limit + 1)
    .execute();
  return pageOf(rows, filters.limit, (row) => toMessage(row, facts));
}

export interface OutboxFilters extends Paging {
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
export async function listOutbox(
  tx: Kysely<Schema>,
  reader: Reader,
  filters: OutboxFilters,
  facts: OutboxFacts,
): Promise<Page<OutboxMessage>> {
  const { state, channel, authorId, limit } = filters;
  const after = decodeCursor(filters.after, cursorSchema);
  const rows = await selectOutbox(tx, reader)
    .$if(state !== undefined, (query) => query.where('m.state', '=', state ?? ''))
    .$if(channel !== undefined, (query) => query.where('m.channel', '=', channel ?? ''))
    .$if(authorId !== undefined, (query) => query.where('m.author_id', '=', authorId ?? ''))
    .$if(after !== undefined, (query) => query.where(afterRow(after as [number, string])))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, (row) => ({
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
