import { dial } from '@careline/core/internal/calls';
import type { TeamWork, WorkDay, WorklistFilters } from '@careline/core/internal/calls/worklist';
import { dayAfter, dayOf, endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { decideRight } from '@careline/core/internal/navigation';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type Claimer, freeFor, requireCaller } from './work-claims.ts';
import {
  due,
  HAS_OUTCOME,
  heldClaim,
  lastSecondOfDay,
  todayOf,
  WAS_REACHED,
  WORK_ORDER,
  type WorkReader,
} from './work-list.ts';

type Tx = Transaction<Schema>;

const DAYS = 14;

/** Returns the facility's calendar days on the chart, oldest first, with bounds in unix seconds. */
function daysOf({ now, timeZone }: WorkReader) {
  const today = dayOf(now, timeZone);
  return Array.from({ length: DAYS }, (_, place) => {
    const day = dayAfter(today, place + 1 - DAYS);
    return { day, start: startOfDay(day, timeZone), end: endOfDay(day, timeZone) };
  });
}

export const workDaysStatement = (reader: WorkReader) => {
  const days = daysOf(reader).map(
    ({ day, start, end }) => sql`(${day}::text, ${start}::bigint, ${end}::bigint)`,
  );
  return sql<WorkDay>`
    select d.day, c.done, c.reached
    from (values ${sql.join(days)}) as d (day, starts, ends)
    cross join lateral (
      select count(*)::int as done, count(*) filter (where ${WAS_REACHED})::int as reached
      from contact k join contact_status s on s.id = k.current_status_id
      where k.facility_id = ${reader.facilityId} and k.started_at >= d.starts and k.started_at < d.ends and ${HAS_OUTCOME}
    ) c
    order by d.day`;
};

interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly isHere: boolean;
  readonly scopes: readonly string[];
  readonly held: number;
  readonly given: number;
  readonly unfinished: number;
  readonly doneToday: number;
  readonly reachedToday: number;
}

/** Selects all staff of the facility, and others who made calls there today. */
const teamStatement = (reader: Claimer) => {
  const { facilityId, organisationId, now } = reader;
  const { start, end } = todayOf(reader);
  return sql<MemberRow>`
    with today as (
      select k.author_id, count(*)::int as done, count(*) filter (where ${WAS_REACHED})::int as reached
      from contact k join contact_status s on s.id = k.current_status_id
      where k.facility_id = ${facilityId} and k.started_at >= ${start} and k.started_at < ${end} and ${HAS_OUTCOME}
      group by k.author_id
    ), held as (
      select staff_id, count(*)::int as held, count(assigned_by)::int as given
      from work_claim where facility_id = ${facilityId} and until > ${now} group by staff_id
    ), left_open as (
      select w.for_staff_id, count(*)::int as unfinished
      from work_item w where ${due({ ...reader, filters: { kind: 'unfinished' } })} group by w.for_staff_id
    )
    select p.id, p.name, p.scopes, p.active and f.staff_id is not null as "isHere",
      coalesce(held.held, 0) as held, coalesce(held.given, 0) as given,
      coalesce(left_open.unfinished, 0) as unfinished,
      coalesce(today.done, 0) as "doneToday", coalesce(today.reached, 0) as "reachedToday"
    from staff p
    left join staff_facility f on f.staff_id = p.id and f.facility_id = ${facilityId}
    left join today on today.author_id = p.id
    left join held on held.staff_id = p.id
    left join left_open on left_open.for_staff_id = p.id
    where p.organisation_id = ${organisationId} and (f.staff_id is not null or today.author_id is not null)
    order by p.name, p.id`;
};

/** Counts unclaimed due patients. A patient who is due in two programmes counts once. */
const freeStatement = (reader: WorkReader) => sql<{ free: number }>`
  select count(distinct w.person_id)::int as free from work_item w ${heldClaim(reader)}
  where ${due({ ...reader, filters: {} })} and c.person_id is null`;

/** Returns how the day's work is spread over a facility's staff. */
export async function readTeamWork(tx: Kysely<Schema>, claimer: Claimer): Promise<TeamWork> {
  const { rows } = await teamStatement(claimer).execute(tx);
  const free = await freeStatement(claimer).execute(tx);
  const days = await workDaysStatement(claimer).execute(tx);
  const staff = rows.map(({ id, name, scopes, isHere, ...numbers }) => ({
    staff: { id, name },
    mayCall: isHere && decideRight(dial, scopes).allowed,
    ...numbers,
  }));
  const hasWork = ({ held, unfinished, doneToday }: (typeof staff)[number]) =>
    held + unfinished + doneToday > 0;
  return {
    staff: staff.filter((member) => member.mayCall || hasWork(member)),
    free: free.rows[0]?.free ?? 0,
    days: days.rows,
  };
}

interface Gift {
  readonly staffId: string;
  readonly count: number;
  readonly programme?: WorklistFilters['programme'];
}

/**
 * Assigns the most urgent unclaimed patients to a colleague until the end of the day and returns their ids.
 * Skips patients that another colleague is claiming. Throws `input-invalid` if the colleague may not call here.
 */
export async function giveWork(
  tx: Tx,
  claimer: Claimer,
  { staffId, count, programme }: Gift,
): Promise<string[]> {
  await requireCaller(tx, claimer, staffId);
  const { organisationId, facilityId, now } = claimer;
  const receiver = { ...claimer, staffId };
  const { rows } = await sql<{ person_id: string }>`
    with chosen as (
      select w.person_id from work_item w
      join person p on p.id = w.person_id
      ${heldClaim(claimer)}
      where ${freeFor({ programme }, receiver)}
      ${WORK_ORDER} limit ${count}
      for no key update of p skip locked
    )
    insert into work_claim (person_id, organisation_id, facility_id, staff_id, claimed_at, until, assigned_by)
    select distinct person_id, ${organisationId}::uuid, ${facilityId}::uuid, ${staffId}::uuid, ${now}::bigint,
      ${lastSecondOfDay(claimer)}::bigint, ${claimer.staffId}::uuid
    from chosen order by person_id
    on conflict (person_id) do update set
      organisation_id = excluded.organisation_id, facility_id = excluded.facility_id, staff_id = excluded.staff_id,
      claimed_at = excluded.claimed_at, until = excluded.until, assigned_by = excluded.assigned_by
    where work_claim.until <= ${now}
    returning person_id`.execute(tx);
  return rows.map(({ person_id }) => person_id);
}

/** Unassigns a colleague's patients, except one who is on a call right now. Returns the unassigned patients' ids. */
export async function takeBackWork(tx: Tx, claimer: Claimer, staffId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    with given as (
      select person_id from work_claim
      where staff_id = ${staffId} and facility_id = ${claimer.facilityId} and until > ${claimer.now}
        and assigned_by is not null
      order by person_id for update
    )
    delete from work_claim using given where work_claim.person_id = given.person_id
    returning work_claim.person_id`.execute(tx);
  return rows.map(({ person_id }) => person_id);
}
