import type { StaffMember, StaffState } from '@careline/core/internal/administration';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { likePart } from '../platform/database/like-part.ts';
import { decodeCursor, encodeCursor } from '../platform/database/page-cursor.ts';
import type { Schema } from '../platform/database/schema.ts';
import { selectStaff, toStaffMember } from './staff-rows.ts';

export interface StaffFilters {
  readonly organisationId: string;
  readonly text?: string | undefined;
  readonly state?: StaffState | undefined;
  readonly scope?: string | undefined;
  readonly facilityId?: string | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
}

type Query = ReturnType<typeof selectStaff>;

const cursorSchema = v.tuple([v.string(), v.pipe(v.string(), v.uuid())]);

const SORT_KEY = sql<string>`lower(s.name)`;

function inState(query: Query, state: StaffState): Query {
  if (state === 'inactive') return query.where('s.active', '=', false);
  return query.where('s.active', '=', true).where('s.subject', state === 'invited' ? 'is' : 'is not', null);
}

function filtered(query: Query, { text, state, scope, facilityId }: StaffFilters): Query {
  let result = query;
  if (text) {
    const part = likePart(text);
    result = result.where(sql<boolean>`(lower(s.name) like ${part} or s.email like ${part})`);
  }
  if (state) result = inState(result, state);
  if (scope) result = result.where(sql<boolean>`${scope} = any(s.scopes)`);
  if (facilityId) {
    result = result.where(
      sql<boolean>`exists (select from staff_facility where staff_id = s.id and facility_id = ${facilityId})`,
    );
  }
  return result;
}

/** Returns a page of the organisation's staff, ordered by name. */
export async function listStaffMembers(
  tx: Kysely<Schema>,
  filters: StaffFilters,
): Promise<{ data: StaffMember[]; next: string | null }> {
  const after = decodeCursor(filters.after, cursorSchema);
  const query = filtered(selectStaff(tx, filters.organisationId), filters)
    .select(SORT_KEY.as('sortKey'))
    .orderBy(SORT_KEY)
    .orderBy('s.id')
    .limit(filters.limit + 1);
  const rows = await (after
    ? query.where(sql<boolean>`(${SORT_KEY}, s.id) > (${after[0]}, ${after[1]}::uuid)`)
    : query
  ).execute();
  const page = rows.slice(0, filters.limit);
  const last = rows.length > filters.limit ? page.at(-1) : undefined;
  return { data: page.map(toStaffMember), next: last ? encodeCursor([last.sortKey, last.id]) : null };
}
