import type {
  Appointment,
  AppointmentStanding,
  BookingRequest,
  WaitingRoomQueue,
} from '@careline/core/internal/encounters/appointments';
import { dayOf, endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type KeysetPage, keyset, type PageRequest, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { inProject } from '../projects/in-project.ts';
import { type EncounterReach, narrowedTo } from './encounter-list.ts';
import { selectEncounters, toEncounter } from './encounter-rows.ts';

const PROVIDER = sql<string>`coalesce(lower(c.name), '')`;

/** By care provider; unassigned ones come first, because they need one. */
const byProvider = (startsAt: string | RawBuilder<number>) =>
  keyset<{ readonly provider: string; readonly listed_at: number; readonly id: string }>(
    'asc',
    [
      [PROVIDER, 'text'],
      [startsAt, 'bigint'],
      ['e.id', 'uuid'],
    ],
    ({ provider, listed_at, id }) => [provider, listed_at, id],
  );

const STANDINGS: Readonly<Record<Exclude<AppointmentStanding, 'moved'>, RawBuilder<boolean>>> = {
  expected: sql`(e.status in ('CREATED', 'AWAITED', 'CONFIRMED') and e.arrived_at is null)`,
  arrived: sql`(e.status in ('CREATED', 'AWAITED', 'CONFIRMED') and e.arrived_at is not null)`,
  off: sql`e.status in ('DECLINED', 'REJECTED', 'CANCELLED')`,
};

export interface DayOfAppointments extends PageRequest {
  readonly day: string;
  readonly timeZone: string;
  readonly now: number;
  readonly standing?: AppointmentStanding | undefined;
  readonly careProviderId?: string | undefined;
  readonly projectId?: string | undefined;
}

interface Day {
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
}

/** Earlier starts on a day, of encounters that were moved. */
const earlierStarts = ({ start, end }: Day) => sql`from moved_appointment m
  where m.moved_from >= ${start}::bigint and m.moved_from < ${end}::bigint`;

/** Matches encounters that were moved from the day to another. */
const movedAway = (day: Day, reach: EncounterReach): RawBuilder<boolean> => {
  const facilities =
    'workedAtBy' in reach
      ? sql`array(select w.facility_id from staff_facility w where w.staff_id = ${reach.workedAtBy})`
      : sql`array[${reach.facilityId}::uuid]`;
  return sql<boolean>`(e.id = any(array(select m.encounter_id ${earlierStarts(day)}
    and m.facility_id = any(${facilities}))) and not (e.starts_at >= ${day.start} and e.starts_at < ${day.end}))`;
};

/** Returns a page of a day's appointments in reach, by care provider and time, also those moved to other days. */
export function listAppointments(
  tx: Kysely<Schema>,
  reach: EncounterReach,
  { day, timeZone, now, standing, careProviderId, projectId, ...page }: DayOfAppointments,
): Promise<KeysetPage<Appointment>> {
  const at = { start: startOfDay(day, timeZone), end: endOfDay(day, timeZone) };
  const onDay = sql<boolean>`(e.starts_at >= ${at.start} and e.starts_at < ${at.end})`;
  const listed = {
    all: sql<boolean>`(${onDay} or ${movedAway(at, reach)})`,
    moved: movedAway(at, reach),
    others: onDay,
  };
  const all = [
    ...narrowedTo(reach, { timeZone, now, careProviderId }),
    standing === undefined ? listed.all : standing === 'moved' ? listed.moved : listed.others,
    ...(standing && standing !== 'moved' ? [STANDINGS[standing]] : []),
    ...(projectId ? [inProject(projectId, sql.ref('e.person_id'))] : []),
  ];
  const listedAt = sql<number>`(case when ${onDay} then e.starts_at
    else (select max(m.moved_from) ${earlierStarts(at)} and m.encounter_id = e.id) end)`;
  const query = selectEncounters(tx)
    .select(PROVIDER.as('provider'))
    .select(listedAt.as('listed_at'))
    .select(
      sql<number | null>`(select v.moved_from from encounter_event v
        where v.encounter_id = e.id and v.event = 'move' order by v.position desc limit 1)`.as('moved_from'),
    )
    .select(
      sql<number>`(select count(*)::int from patient_message m
        where m.encounter_id = e.id and m.state in ('sent', 'delivered'))`.as('messages_sent'),
    )
    .where(sql<boolean>`${sql.join(all, sql` and `)}`);
  return readPage(query, byProvider(listedAt), page, (row) => {
    const isAway = row.starts_at < at.start || row.starts_at >= at.end;
    return {
      encounter: toEncounter(row),
      movedFrom: isAway ? row.listed_at : row.moved_from,
      movedTo: isAway ? row.starts_at : null,
      messagesSent: row.messages_sent,
    };
  });
}

/** How many of the next tokens a board shows per care provider. */
const NEXT_TOKENS = 4;

interface TokenRow {
  readonly careProviderId: string | null;
  readonly careProviderName: string | null;
  readonly token: number;
  readonly startedAt: string | null;
}

/** Returns one care provider's queue from its tokens, in order. */
function toQueue(rows: readonly TokenRow[]): WaitingRoomQueue {
  const [{ careProviderId, careProviderName } = { careProviderId: null, careProviderName: null }] = rows;
  const inside = rows
    .filter(({ startedAt }) => startedAt !== null)
    .toSorted((a, b) => Number(b.startedAt) - Number(a.startedAt));
  const waiting = rows.filter(({ startedAt }) => startedAt === null);
  return {
    careProvider: careProviderId === null ? null : { id: careProviderId, name: careProviderName ?? '' },
    now: inside[0]?.token ?? null,
    next: waiting.slice(0, NEXT_TOKENS).map(({ token }) => token),
    waiting: waiting.length,
  };
}

/** Returns the tokens of the facility's waiting room, in the order of the day's appointments. */
export async function readWaitingRoom(
  tx: Kysely<Schema>,
  {
    facilityId,
    timeZone,
    now,
  }: { readonly facilityId: string; readonly timeZone: string; readonly now: number },
): Promise<WaitingRoomQueue[]> {
  const today = dayOf(now, timeZone);
  const all = [
    ...narrowedTo({ facilityId }, { timeZone, now }),
    sql`e.starts_at >= ${startOfDay(today, timeZone)}`,
    sql`e.starts_at < ${endOfDay(today, timeZone)}`,
    STANDINGS.arrived,
    sql`e.token is not null`,
  ];
  const { rows } = await sql<TokenRow>`
    select c.id as "careProviderId", c.name as "careProviderName", e.token, e.started_at as "startedAt"
    from encounter e left join staff c on c.id = e.care_provider_id
    where ${sql.join(all, sql` and `)} order by ${byProvider('e.starts_at').by}`.execute(tx);
  const providers = [...new Set(rows.map(({ careProviderId }) => careProviderId))];
  return providers.map((id) => toQueue(rows.filter(({ careProviderId }) => careProviderId === id)));
}

/** How long past its time a booking still waits for an answer, in seconds. */
const STILL_ASKED_SECONDS = 30 * 86_400;

const LONGEST_WAITING = keyset<{ readonly created_at: number; readonly id: string }>(
  'asc',
  [
    ['e.created_at', 'bigint'],
    ['e.id', 'uuid'],
  ],
  ({ created_at, id }) => [created_at, id],
);

export interface RequestFilters extends PageRequest {
  readonly facilityId: string;
  readonly timeZone: string;
  readonly now: number;
  readonly status?: string | undefined;
}

/** Returns a page of the facility's encounters that wait for an answer, longest waiting first. */
export function listBookingRequests(
  tx: Kysely<Schema>,
  { facilityId, timeZone, now, status, ...page }: RequestFilters,
): Promise<KeysetPage<BookingRequest>> {
  const all = [
    ...narrowedTo({ facilityId }, { timeZone, now, status }),
    sql`e.status in ('CREATED', 'AWAITED')`,
    sql`e.starts_at >= ${now - STILL_ASKED_SECONDS}::bigint`,
  ];
  const query = selectEncounters(tx).where(sql<boolean>`${sql.join(all, sql` and `)}`);
  return readPage(query, LONGEST_WAITING, page, (row) => ({
    encounter: toEncounter(row),
    waitsSince: row.created_at,
  }));
}
