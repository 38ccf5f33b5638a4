import { DISPOSITIONS } from '@careline/core/calls';
import {
  type DatedPregnancy,
  type FlaggedReading,
  type PastCall,
  RISK_WINDOW_DAYS,
} from '@careline/core/calls/worklist';
import { judgeRecord } from '@careline/core/clinical';
import { type Kysely, sql } from 'kysely';
import type { Schema, StoredValue } from './schema.ts';
import { noNumberLeft } from './stopped-numbers.ts';

const STOPPING = DISPOSITIONS.filter((each) => each.stopsCalls).map((each) => each.key);
const DAY_SECONDS = 86_400;

export interface WorkPerson {
  readonly id: string;
  readonly gender: string;
  readonly birthDate: string | null;
  /** Whether nobody may call them: as `stoppedCalls` says it of one. */
  readonly stopped: boolean;
  readonly pregnancy: DatedPregnancy | undefined;
}

interface PersonRow {
  readonly id: string;
  readonly gender: string;
  readonly birth_date: string | null;
  readonly stopped: boolean;
  readonly edd: string | null;
  readonly ended_at: number | null;
}

/** Who the patients are, and whether they may be called; the newest pregnancy counts. */
export async function readWorkPersons(
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WorkPerson>> {
  const { rows } = await sql<PersonRow>`
    select p.id, p.gender, p.birth_date, g.edd, g.ended_at,
      (p.deceased is not null or p.consent_withdrawn_at is not null or exists (
        select from contact_status s join contact c on c.current_status_id = s.id
        where s.person_id = p.id and s.status in ('stop', 'corrected') and s.disposition = any(${STOPPING})
      ) or ${noNumberLeft(sql.ref('p.id'))}) as stopped
    from person p
    left join lateral (
      select edd, ended_at from pregnancy where person_id = p.id
      order by ended_at is null desc, created_at desc, id desc limit 1
    ) g on true
    where p.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(
    rows.map((row) => {
      const pregnancy = row.edd === null ? undefined : { edd: row.edd, endedAt: row.ended_at };
      const { id, gender, birth_date: birthDate, stopped } = row;
      return [id, { id, gender, birthDate, stopped, pregnancy }];
    }),
  );
}

interface CallRow extends PastCall {
  readonly personId: string;
  readonly programme: string;
}

/** Calls of the patients at a facility, of every programme. */
export async function readPastCalls(
  tx: Kysely<Schema>,
  facilityId: string,
  ids: readonly string[],
): Promise<readonly CallRow[]> {
  const { rows } = await sql<CallRow>`
    select c.id, c.person_id as "personId", c.programme, c.call_type as "callType", c.attempt,
      c.started_at as "startedAt", c.author_id as "authorId",
      s.status, s.disposition, s.ended_at as "endedAt", s.next_call_at as "nextCallAt"
    from contact c join contact_status s on s.id = c.current_status_id
    where c.person_id = any(${ids}::uuid[]) and c.facility_id = ${facilityId}`.execute(tx);
  return rows;
}

export interface OpenEnrolment {
  readonly personId: string;
  readonly programme: string;
  readonly enrolledAt: number;
}

/** Programmes the patients are in at a facility; of two enrolments in one the later counts. */
export async function readOpenEnrolments(
  tx: Kysely<Schema>,
  facilityId: string,
  ids: readonly string[],
): Promise<readonly OpenEnrolment[]> {
  const { rows } = await sql<OpenEnrolment>`
    select person_id as "personId", programme, max(enrolled_at) as "enrolledAt"
    from enrolment
    where person_id = any(${ids}::uuid[]) and facility_id = ${facilityId} and ended_at is null
    group by person_id, programme`.execute(tx);
  return rows;
}

interface ReadingRow {
  readonly person_id: string;
  readonly metric: string;
  readonly at: number | null;
  readonly on_date: string | null;
  readonly sort_at: number;
  readonly values: StoredValue[];
  readonly meal_situation: string | null;
  readonly maternity: boolean;
}

/** Of each metric the last reading of the window; what was deleted, replaced or taken back is left out. */
async function readLastReadings(tx: Kysely<Schema>, ids: readonly string[], now: number) {
  const { rows } = await sql<ReadingRow>`
    select distinct on (r.person_id, r.metric)
      r.person_id, r.metric, r.at, r.on_date, r.sort_at, r."values", r.meal_situation,
      exists (
        select from enrolment e
        where e.person_id = r.person_id and e.programme = 'healthy_motherhood'
          and (e.ended_at is null or e.ended_at > r.sort_at)
      ) as maternity
    from reading r
    where r.person_id = any(${ids}::uuid[])
      and r.metric is not null and r.superseded_by is null and not r.deleted
      and r.status not in ('entered-in-error', 'cancelled')
      and r.sort_at > ${now - RISK_WINDOW_DAYS * DAY_SECONDS} and r.sort_at < ${now + DAY_SECONDS}
    order by r.person_id, r.metric, r.sort_at desc, r.id desc`.execute(tx);
  return rows;
}

export interface FlaggedQuestion {
  readonly persons: ReadonlyMap<string, WorkPerson>;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

/** The last readings that ask for a look, judged as the alerts page judges them. */
export async function readFlagged(
  tx: Kysely<Schema>,
  { persons, timeZone, now }: FlaggedQuestion,
): Promise<ReadonlyMap<string, readonly FlaggedReading[]>> {
  const flagged = new Map<string, FlaggedReading[]>();
  for (const row of await readLastReadings(tx, [...persons.keys()], now)) {
    const person = persons.get(row.person_id);
    if (!person) continue;
    const when = row.at === null ? { date: row.on_date ?? undefined } : { timestamp: row.at };
    const { level } = judgeRecord(
      { metric: row.metric, values: row.values, mealSituation: row.meal_situation ?? undefined, ...when },
      {
        sex: person.gender,
        birthDate: person.birthDate,
        ...(row.maternity ? { pregnancy: 'unknown' as const } : {}),
      },
      { timeZone },
    );
    if (!level) continue;
    const known = flagged.get(row.person_id) ?? [];
    flagged.set(row.person_id, [...known, { at: row.sort_at, level }]);
  }
  return flagged;
}
