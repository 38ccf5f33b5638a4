import type { Contact } from '@careline/core/calls';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { selectContacts, toContact } from './contact-rows.ts';
import { endOfDay, startOfDay } from './day-bounds.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import type { Schema } from './schema.ts';

export interface ContactFilters {
  readonly facilityId: string;
  /** The facility's; `from` and `to` are days in it, both included. */
  readonly timeZone: string;
  readonly vitaId?: string;
  readonly programme?: string;
  readonly callType?: string;
  /** A disposition, or `open` for calls that still wait for theirs. */
  readonly disposition?: string;
  readonly from?: string;
  readonly to?: string;
  readonly limit: number;
  /** The `next` of the page before. */
  readonly after?: string;
}

export interface ContactPage {
  readonly data: Contact[];
  readonly next: string | null;
  /** Of all pages. */
  readonly total: number;
}

/** Conditions on the contact `c` and its newest status `s`. */
function conditions(filters: ContactFilters): RawBuilder<boolean> {
  const { timeZone, vitaId, programme, callType, disposition, from, to } = filters;
  const all = [sql`c.facility_id = ${filters.facilityId}`];
  if (vitaId) all.push(sql`c.person_id = ${vitaId}`);
  if (programme) all.push(sql`c.programme = ${programme}`);
  if (callType) all.push(sql`c.call_type = ${callType}`);
  if (disposition === 'open') all.push(sql`s.status in ('dialling', 'unfinished')`);
  else if (disposition) all.push(sql`s.disposition = ${disposition}`);
  if (from) all.push(sql`c.started_at >= ${startOfDay(from, timeZone)}`);
  if (to) all.push(sql`c.started_at < ${endOfDay(to, timeZone)}`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

async function countContacts(tx: Kysely<Schema>, filters: ContactFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from contact c join contact_status s on s.id = c.current_status_id
    where ${conditions(filters)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** `started_at` and id of the last row. */
const cursorSchema = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.uuid())]);

/** The calls of a facility that fit the filters, newest first, a page at a time. */
export async function listContacts(tx: Kysely<Schema>, filters: ContactFilters): Promise<ContactPage> {
  const after = decodeCursor(filters.after, cursorSchema);
  const rows = await selectContacts(tx)
    .where(conditions(filters))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(c.started_at, c.id) < (${after?.[0]}::bigint, ${after?.[1]}::uuid)`),
    )
    .orderBy('c.started_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(filters.limit + 1)
    .execute();
  const page = rows.slice(0, filters.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    data: page.map(toContact),
    next: last ? encodeCursor([last.started_at, last.id]) : null,
    total: await countContacts(tx, filters),
  };
}
