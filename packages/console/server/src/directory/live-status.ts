import {
  decideStatus,
  type FacilityWait,
  type LiveStatus,
  type StatusFacts,
} from '@careline/core/internal/directory';
import {
  type Availability,
  exceptionPeriods,
  isWithinHours,
} from '@careline/core/internal/encounters/availability';
import { dayOf, endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { type Kysely, sql } from 'kysely';
import { readAvailabilities } from '../encounters/availability/read-availability.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Kysely<Schema>;

/** The facility and the moment. */
export interface StatusQuestion {
  readonly facilityId: string;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Like on the day board: care providers look at other tabs during a visit. */
const CONSULTING_SECONDS = 900;
/** A page in a video room reports itself every twenty seconds. */
const IN_ROOM_SECONDS = 60;
/** No call is longer. Its line was not closed. */
const MAX_CALL_SECONDS = 4 * 3600;

const DAY_SECONDS = 86_400;

/** Services do not matter for presence. */
const ANY_SERVICE = 'any';

/** Returns whether a care provider is within their hours at a moment, in unix seconds. */
export function hoursAt(availability: Availability, now: number): StatusFacts['hours'] {
  const moment = { start: now, end: now + 1 };
  const isNow = ({ start, end }: { start: number; end: number }) => start <= now && now < end;
  if (exceptionPeriods(availability, 'leave').some(isNow)) return 'leave';
  const hours = availability.hours.map((row) => ({ ...row, serviceTypes: null }));
  if (isWithinHours({ ...availability, hours }, ANY_SERVICE, moment)) return 'within';
  return hours.length === 0 ? 'none' : 'outside';
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly roles: string[];
  readonly specialities: string[];
  readonly seenAt: string | null;
  readonly ownStatus: string | null;
  readonly ownSince: string | null;
  readonly ownUntil: string | null;
  readonly pageSince: string | null;
  readonly roomSince: string | null;
  readonly callingSince: string | null;
  readonly waiting: number;
}

/** Whether the encounter in `e` is on a day of the facility. */
const isOfDay = (day: string, timeZone: string) =>
  sql<boolean>`(e.starts_at >= ${startOfDay(day, timeZone)}::bigint and e.starts_at < ${endOfDay(day, timeZone)}::bigint)`;

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

async function readRows(tx: Tx, { facilityId, timeZone, now }: StatusQuestion): Promise<readonly Row[]> {
  const today = dayOf(now, timeZone);
  const { rows } = await sql<Row>`
    select s.id, s.name, s.roles, s.specialities, p.seen_at as "seenAt", p.own_status as "ownStatus",
      p.own_since as "ownSince", p.own_until as "ownUntil",
      (select min(r.since) from record_presence r where r.staff_id = s.id and r.doing = 'consulting'
        and r.seen_at > ${now - CONSULTING_SECONDS}::bigint) as "pageSince",
      (select min(v.joined_at) from encounter e join video_presence v on v.encounter_id = e.id
        where e.care_provider_id = s.id and e.starts_at between ${now - DAY_SECONDS}::bigint and ${now + DAY_SECONDS}::bigint
          and v.staff_id = s.id and v.left_at is null and v.seen_at > ${now - IN_ROOM_SECONDS}::bigint) as "roomSince",
      (select min(l.began_at) from contact c join call_line l on l.contact_id = c.id
        where c.author_id = s.id and c.facility_id = ${facilityId}
          and c.started_at > ${now - MAX_CALL_SECONDS}::bigint and l.ended_at is null) as "callingSince",
      (select count(*)::int from encounter e where e.facility_id = ${facilityId} and e.care_provider_id = s.id
        and ${isOfDay(today, timeZone)} and e.arrived_at is not null and e.started_at is null
        and e.status = 'CONFIRMED') as waiting
    from staff s join staff_facility f on f.staff_id = s.id and f.facility_id = ${facilityId}
      left join staff_presence p on p.staff_id = s.id
    where s.active and 'my_encounters' = any(s.scopes)
    order by lower(s.name) collate "C", s.id`.execute(tx);
  return rows;
}

function toStatus(row: Row, hours: StatusFacts['hours'], now: number): LiveStatus {
  const { id: staffId, name, roles, specialities, waiting, ownStatus } = row;
  const roomSince = numberOrNull(row.roomSince);
  const pageSince = numberOrNull(row.pageSince);
  const { status, reason, since, until } = decideStatus({
    now,
    hours,
    own:
      ownStatus === null
        ? null
        : { status: ownStatus, since: Number(row.ownSince), until: Number(row.ownUntil) },
    consultingSince: pageSince ?? roomSince,
    callingSince: numberOrNull(row.callingSince),
    seenAt: numberOrNull(row.seenAt),
  });
  const room = status === 'consulting' ? (roomSince === null ? 'clinic' : 'video') : null;
  return { staffId, name, roles, specialities, status, reason, since, until, room, waiting };
}

/** Returns what the facility's care providers are doing, by name. */
export async function readLiveStatus(tx: Tx, question: StatusQuestion): Promise<LiveStatus[]> {
  const rows = await readRows(tx, question);
  const ids = rows.map(({ id }) => id);
  const all = await readAvailabilities(tx, ids, question.facilityId);
  return rows.map((row) => {
    const availability = all.get(row.id);
    return toStatus(row, availability ? hoursAt(availability, question.now) : 'none', question.now);
  });
}

interface WaitRow {
  readonly average: string | null;
  readonly seen: number;
  readonly waiting: number;
  readonly longest: string | null;
}

/** Returns how long today's patients of the facility wait. */
export async function readWait(tx: Tx, { facilityId, timeZone, now }: StatusQuestion): Promise<FacilityWait> {
  const today = dayOf(now, timeZone);
  const { rows } = await sql<WaitRow>`
    select avg(e.started_at - e.arrived_at) filter (where e.started_at is not null) as average,
      (count(*) filter (where e.started_at is not null))::int as seen,
      (count(*) filter (where e.started_at is null and e.status = 'CONFIRMED'))::int as waiting,
      min(e.arrived_at) filter (where e.started_at is null and e.status = 'CONFIRMED') as longest
    from encounter e
    where e.facility_id = ${facilityId} and ${isOfDay(today, timeZone)} and e.arrived_at is not null`.execute(
    tx,
  );
  const [row] = rows;
  const average = numberOrNull(row?.average ?? null);
  return {
    averageMinutes: average === null ? null : Math.round(average / 60),
    seen: row?.seen ?? 0,
    waiting: row?.waiting ?? 0,
    longestSince: numberOrNull(row?.longest ?? null),
  };
}
