import type { CallSort, Contact } from '@careline/core/internal/calls';
import { endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type LimitedCount, limitedCount } from '../platform/database/limited-count.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type ContactKey, type ContactOrder, contactOrder } from './contact-order.ts';
import { selectContacts, toContact } from './contact-rows.ts';

export interface ContactFilters {
  readonly facilityId: string;
  /** The facility's time zone. `from` and `to` are days in it, inclusive. */
  readonly timeZone: string;
  readonly vitaId?: string;
  readonly programme?: string;
  readonly callType?: string;
  /** A disposition, or `open` for calls without one. */
  readonly disposition?: string;
  readonly status?: string;
  readonly authorId?: string;
  /** Only calls with an escalation. */
  readonly escalated?: 'true';
  readonly from?: string;
  readonly to?: string;
  readonly sort?: CallSort;
  readonly limit: number;
  /** `next` from the previous page. */
  readonly after?: string;
}

export interface ContactPage {
  readonly data: Contact[];
  readonly next: string | null;
  /** Rows on all pages, up to the counting limit. Only the first page has it. */
  readonly total: number | null;
  readonly exceeded?: true;
}

/** Returns the SQL conditions on the contact `c`. */
function conditions(filters: ContactFilters): RawBuilder<boolean> {
  const { timeZone, vitaId, programme, callType, disposition, status, authorId, from, to } = filters;
  const all = [sql`c.facility_id = ${filters.facilityId}`];
  if (vitaId) all.push(sql`c.person_id = ${vitaId}`);
  if (programme) all.push(sql`c.programme = ${programme}`);
  if (callType) all.push(sql`c.call_type = ${callType}`);
  if (disposition === 'open') all.push(sql`c.current_status in ('dialling', 'unfinished')`);
  else if (disposition) all.push(sql`c.current_disposition = ${disposition}`);
  if (status) all.push(sql`c.current_status = ${status}`);
  if (authorId) all.push(sql`c.author_id = ${authorId}`);
  if (filters.escalated) all.push(sql`c.escalated`);
  if (from) all.push(sql`c.started_at >= ${startOfDay(from, timeZone)}`);
  if (to) all.push(sql`c.started_at < ${endOfDay(to, timeZone)}`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

async function countContacts(
  tx: Kysely<Schema>,
  filters: ContactFilters,
): Promise<LimitedCount | { readonly total: null }> {
  if (filters.after !== undefined) return { total: null };
  return limitedCount(tx, sql`from contact c where ${conditions(filters)}`);
}

/** Returns the keys of one page and one more call, without their content. */
export function pageStatement(
  filters: ContactFilters,
  order: ContactOrder = contactOrder(filters.sort ?? '-time'),
): RawBuilder<ContactKey> {
  const after = order.after(filters.after);
  return sql<ContactKey>`
    select c.id, c.started_at, ${order.key} as key from contact c
    where ${conditions(filters)} ${after ? sql`and ${after}` : sql``}
    order by ${order.by} limit ${filters.limit + 1}`;
}

/** Returns the calls with these ids, in the same order. */
export async function readContacts(tx: Kysely<Schema>, ids: readonly string[]): Promise<Contact[]> {
  if (ids.length === 0) return [];
  const rows = await selectContacts(tx).where('c.id', 'in', ids).execute();
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (id: string) => place.get(id) ?? ids.length;
  return rows.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)).map(toContact);
}

/** Returns a page of the facility's calls that match the filters, newest first by default. */
export async function listContacts(tx: Kysely<Schema>, filters: ContactFilters): Promise<ContactPage> {
  const order = contactOrder(filters.sort ?? '-time');
  const { rows } = await pageStatement(filters, order).execute(tx);
  const page = rows.slice(0, filters.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    data: await readContacts(
      tx,
      page.map(({ id }) => id),
    ),
    next: last ? order.cursorOf(last) : null,
    ...(await countContacts(tx, filters)),
  };
}

/** Returns the facility's staff and others who made calls there, by name. Includes former staff. */
export async function listCallAuthors(
  tx: Kysely<Schema>,
  { organisationId, facilityId }: { readonly organisationId: string; readonly facilityId: string },
): Promise<{ id: string; name: string; active: boolean }[]> {
  return tx
    .selectFrom('staff as a')
    .select(['a.id', 'a.name', 'a.active'])
    .where('a.organisation_id', '=', organisationId)
    .where(
      sql<boolean>`(exists (select from staff_facility f where f.staff_id = a.id and f.facility_id = ${facilityId})
        or exists (select from contact c where c.author_id = a.id and c.facility_id = ${facilityId}))`,
    )
    .orderBy(sql`lower(a.name) collate "C"`)
    .orderBy('a.id')
    .execute();
}
