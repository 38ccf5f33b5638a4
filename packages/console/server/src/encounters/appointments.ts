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
import { type EncounterReach, narrowedTo } from './encounter-list.ts';
import { selectEncounters, toEncounter } from './encounter-rows.ts';

const PROVIDER = sql<string>`coalesce(lower(c.name), '')`;

/** A day's appointments by care provider; unassigned ones come first, because they need one. */
const BY_PROVIDER = keyset<{ readonly provider: string; readonly starts_at: number; readonly id: string }>(
  'asc',
  [
    [PROVIDER, 'text'],
    ['e.starts_at', 'bigint'],
    ['e.id', 'uuid'],
  ],
  ({ provider, starts_at, id }) => [provider, starts_at, id],
);

const STANDINGS: Readonly<Record<AppointmentStanding, RawBuilder<boolean>>> = {
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
}

/** Returns a page of a day's appointments in reach, by care provider and time. */
export function listAppointments(
  tx: Kysely<Schema>,
  reach: EncounterReach,
  { day, timeZone, now, standing, careProviderId, ...page }: DayOfAppointments,
): Promise<KeysetPage<Appointment>> {
  const all = [
    ...narrowedTo(reach, { timeZone, now, careProviderId }),
    sql`e.starts_at >= ${startOfDay(day, timeZone)}`,
    sql`e.starts_at < ${endOfDay(day, timeZone)}`,
    ...(standing ? [STANDINGS[standing]] : []),
  ];
  const query = selectEncounters(tx)
    .select(PROVIDER.as('provider'))
    .select(
      sql<number | null>`(select v.moved_from from encounter_event v
        where v.encounter_id = e.id and v.event = 'move' order by v.position desc limit 1)`.as('moved_from'),
    )
    .select(
      sql<number>`(select count(*)::int from patient_message m
        where m.encounter_id = e.id and m.state in ('sent', 'delivered'))`.as('messages_sent'),
    )
    .where(sql<boolean>`${sql.join(all, sql` and `)}`);
  return readPage(query, BY_PROVIDER, page, (row) => ({
    encounter: toEncounter(row),
    movedFrom: row.moved_from,
    messagesSent: row.messages_sent,
  }));
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
    where ${sql.join(all, sql` and `)} order by ${BY_PROVIDER.by}`.execute(tx);
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
