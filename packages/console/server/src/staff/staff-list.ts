import type { StaffMember, StaffState } from '@careline/core/internal/administration';
import { type Kysely, sql } from 'kysely';
import { keyset, readPage } from '../platform/database/keyset.ts';
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

const SORT_KEY = sql<string>`lower(s.name)`;

const BY_NAME = keyset<{ readonly sortKey: string; readonly id: string }>(
  'asc',
  [
    [SORT_KEY, 'text'],
    ['s.id', 'uuid'],
  ],
  ({ sortKey, id }) => [sortKey, id],
);

/** Escapes typed text for `like`. */
const likePart = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

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
export function listStaffMembers(
  tx: Kysely<Schema>,
  filters: StaffFilters,
): Promise<{ data: StaffMember[]; next: string | null }> {
  const query = filtered(selectStaff(tx, filters.organisationId), filters).select(SORT_KEY.as('sortKey'));
  return readPage(query, BY_NAME, filters, toStaffMember);
}
