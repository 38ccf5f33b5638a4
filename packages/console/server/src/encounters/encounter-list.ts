import { type Encounter, OPEN_STATUSES } from '@careline/core/internal/encounters';
import { dayOf, endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { atFacility, mayRead } from '../platform/access/access.ts';
import { keyset, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type EncounterRow, selectEncounters, toEncounter } from './encounter-rows.ts';
import { isMemberOn } from './teams/own-teams.ts';

/**
 * Which encounters a list covers: a facility's, its care providers', offers to teams, or all at any facility
 * where a user works.
 */
export type EncounterReach =
  | { readonly facilityId: string; readonly careProviderIds?: readonly string[] | undefined }
  | { readonly facilityId: string; readonly offeredTo: readonly string[] }
  | { readonly workedAtBy: string };

export interface EncounterFilters {
  /** The time zone for `from` and `to`, which are inclusive. */
  readonly timeZone: string;
  /** Unix seconds. Decides who belongs to a team today. */
  readonly now: number;
  readonly vitaId?: string | undefined;
  readonly facilityId?: string | undefined;
  readonly careProviderId?: string | undefined;
  /** Encounters offered to the team or assigned to its members of today. */
  readonly careTeamId?: string | undefined;
  readonly kind?: 'health-check' | 'consultation' | undefined;
  readonly status?: string | undefined;
  readonly mode?: string | undefined;
  readonly serviceType?: string | undefined;
  readonly priority?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly order?: 'latest' | 'earliest' | undefined;
  readonly limit: number;
  /** `next` from the previous page. */
  readonly after?: string | undefined;
}

export interface EncounterPage {
  readonly data: Encounter[];
  readonly next: string | null;
}

/** Returns the conditions for the encounters in reach. Records opened under emergency access are not included. */
function withinReach(reach: EncounterReach): RawBuilder<unknown>[] {
  if ('workedAtBy' in reach) {
    const works = sql`exists (select from staff_facility w
      where w.facility_id = e.facility_id and w.staff_id = ${reach.workedAtBy})`;
    return [works, atFacility(sql.ref('e.facility_id'), sql.ref('e.person_id'))];
  }
  const { facilityId } = reach;
  const all = [sql`e.facility_id = ${facilityId}`, mayRead({ facilityId }, sql.ref('e.person_id'))];
  if ('offeredTo' in reach) {
    const open = sql`e.care_provider_id is null and e.status = any(${[...OPEN_STATUSES]}::text[])`;
    return [...all, open, sql`e.care_team_id = any(${[...reach.offeredTo]}::uuid[])`];
  }
  const { careProviderIds } = reach;
  return careProviderIds ? [...all, sql`e.care_provider_id = any(${[...careProviderIds]}::uuid[])`] : all;
}

/** The column that each filter compares with. */
const COLUMNS = {
  vitaId: 'e.person_id',
  facilityId: 'e.facility_id',
  careProviderId: 'e.care_provider_id',
  status: 'e.status',
  mode: 'e.consultation_mode',
  serviceType: 'e.service_type',
  priority: 'e.priority',
} as const satisfies Partial<Record<keyof EncounterFilters, string>>;

const KINDS = {
  'health-check': sql`e.package is not null`,
  consultation: sql`e.package is null`,
};

/** Matches encounters of today's team members, and unassigned ones offered to the team. */
function ofTeam(
  careTeamId: string,
  { timeZone, now }: Pick<EncounterFilters, 'timeZone' | 'now'>,
): RawBuilder<unknown> {
  const today = dayOf(now, timeZone);
  return sql`(case when e.care_provider_id is null then e.care_team_id = ${careTeamId} else exists (
    select from care_team_member m where m.care_team_id = ${careTeamId} and m.staff_id = e.care_provider_id
      and ${isMemberOn(today)}) end)`;
}

type Narrowing = Pick<EncounterFilters, keyof typeof COLUMNS | 'kind' | 'careTeamId' | 'timeZone' | 'now'>;

/** Returns the conditions for encounters in reach that match the filters. */
export function narrowedTo(reach: EncounterReach, filters: Narrowing): RawBuilder<unknown>[] {
  const all = withinReach(reach);
  for (const name of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]) {
    if (filters[name]) all.push(sql`${sql.ref(COLUMNS[name])} = ${filters[name]}`);
  }
  if (filters.kind) all.push(KINDS[filters.kind]);
  if (filters.careTeamId) all.push(ofTeam(filters.careTeamId, filters));
  return all;
}

function conditions(reach: EncounterReach, filters: EncounterFilters): RawBuilder<unknown>[] {
  const { timeZone, from, to } = filters;
  const all = narrowedTo(reach, filters);
  if (from) all.push(sql`e.starts_at >= ${startOfDay(from, timeZone)}`);
  if (to) all.push(sql`e.starts_at < ${endOfDay(to, timeZone)}`);
  return all;
}

const byStart = (direction: 'asc' | 'desc') =>
  keyset<EncounterRow>(
    direction,
    [
      ['e.starts_at', 'bigint'],
      ['e.id', 'uuid'],
    ],
    ({ starts_at, id }) => [starts_at, id],
  );

const ORDERS = { earliest: byStart('asc'), latest: byStart('desc') };

/** Returns a page of encounters by start time. */
export function pageOfEncounters<Row>(
  tx: Kysely<Schema>,
  all: readonly RawBuilder<unknown>[],
  { order = 'latest', limit, after }: Pick<EncounterFilters, 'order' | 'limit' | 'after'>,
  toRow: (row: EncounterRow) => Row,
): Promise<{ readonly data: Row[]; readonly next: string | null }> {
  const query = selectEncounters(tx).where(sql<boolean>`${sql.join([...all], sql` and `)}`);
  return readPage(query, ORDERS[order], { limit, after }, toRow);
}

/** Returns a page of the encounters in reach that match the filters, by start time. */
export const listEncounters = (
  tx: Kysely<Schema>,
  reach: EncounterReach,
  filters: EncounterFilters,
): Promise<EncounterPage> => pageOfEncounters(tx, conditions(reach, filters), filters, toEncounter);
