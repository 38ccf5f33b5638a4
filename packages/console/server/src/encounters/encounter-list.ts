import type { Encounter } from '@careline/core/encounters';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { mayRead } from '../platform/access/access.ts';
import { endOfDay, startOfDay } from '../platform/database/day-bounds.ts';
import { decodeCursor, encodeCursor } from '../platform/database/page-cursor.ts';
import type { Schema } from '../platform/database/schema.ts';
import { selectEncounters, toEncounter } from './encounter-rows.ts';

export interface EncounterFilters {
  readonly facilityId: string;
  /** The facility's; `from` and `to` are days in it, both included. */
  readonly timeZone: string;
  readonly vitaId?: string;
  readonly status?: string;
  readonly from?: string;
  readonly to?: string;
  readonly limit: number;
  /** The `next` of the page before. */
  readonly after?: string;
}

export interface EncounterPage {
  readonly data: Encounter[];
  readonly next: string | null;
}

/** A list of the facility: a record that is open in an emergency is no part of it. */
function conditions(filters: EncounterFilters): RawBuilder<boolean> {
  const { facilityId, timeZone, vitaId, status, from, to } = filters;
  const all = [sql`e.facility_id = ${facilityId}`, mayRead({ facilityId }, sql.ref('e.person_id'))];
  if (vitaId) all.push(sql`e.person_id = ${vitaId}`);
  if (status) all.push(sql`e.status = ${status}`);
  if (from) all.push(sql`e.starts_at >= ${startOfDay(from, timeZone)}`);
  if (to) all.push(sql`e.starts_at < ${endOfDay(to, timeZone)}`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** `starts_at` and id of the last row. */
const cursorSchema = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.uuid())]);

/** The encounters of a facility that fit the filters, those to come first, a page at a time. */
export async function listEncounters(tx: Kysely<Schema>, filters: EncounterFilters): Promise<EncounterPage> {
  const after = decodeCursor(filters.after, cursorSchema);
  const rows = await selectEncounters(tx)
    .where(conditions(filters))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(e.starts_at, e.id) < (${after?.[0]}::bigint, ${after?.[1]}::uuid)`),
    )
    .orderBy('e.starts_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(filters.limit + 1)
    .execute();
  const page = rows.slice(0, filters.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { data: page.map(toEncounter), next: last ? encodeCursor([last.starts_at, last.id]) : null };
}
