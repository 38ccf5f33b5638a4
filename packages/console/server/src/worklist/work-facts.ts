import { DISPOSITIONS } from '@careline/core/internal/calls/outcome';
import {
  type DatedPregnancy,
  type FlaggedReading,
  type PastCall,
  type ReportedEnd,
  RISK_WINDOW_DAYS,
} from '@careline/core/internal/calls/worklist';
import { dayOf } from '@careline/core/internal/formatting';
import type { MetricType } from '@careline/core/internal/metrics';
import { type Kysely, sql } from 'kysely';
import { NEVER_TRUE } from '../observations/reading-records.ts';
import { reportedPregnancies } from '../observations/reported-pregnancies.ts';
import type { ReportedPregnancy } from '../observations/reported-pregnancy.ts';
import { callOfNewest, noNumberLeft } from '../patients/stopped-numbers.ts';
import { mayRead } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Metrics that several different tests share. */
const METRICS_OF_TESTS = ['rapidtest', 'laboratory'] as const satisfies readonly MetricType[];

const STOPPING = DISPOSITIONS.filter((each) => each.stopsCalls).map((each) => each.key);
const DAY_SECONDS = 86_400;

export interface WorkPerson {
  readonly id: string;
  readonly birthDate: string | null;
  /** Whether calls to the patient are stopped. Same rule as `stoppedCalls`. */
  readonly stopped: boolean;
  /** Whether they are a patient of the facility. A patient called under emergency access may not be. */
  readonly ofFacility: boolean;
  readonly pregnancy: DatedPregnancy | undefined;
}

interface PersonRow {
  readonly id: string;
  readonly birth_date: string | null;
  readonly stopped: boolean;
  readonly edd: string | null;
  readonly ended_at: number | null;
  readonly dated_at: number | null;
  readonly called_as_mother: boolean;
  readonly of_facility: boolean;
}

/** Returns the end of pregnancy that a call reported, or undefined if the pregnancy continues. */
function reportedEnd(
  { at, over, bornOn, lostOn, lost }: ReportedPregnancy,
  timeZone: string,
): ReportedEnd | undefined {
  if (!over && bornOn === undefined) return undefined;
  const reportedOn = dayOf(at, timeZone);
  const kind = lost === 'miscarriage' ? 'loss' : 'birth';
  return { on: bornOn ?? lostOn ?? reportedOn, reportedOn, kind, childLives: lost === undefined };
}

/** Returns the registered pregnancy with the end reported by a later call. */
function pregnancyOf(
  { edd, ended_at: endedAt, dated_at: datedAt }: PersonRow,
  reported: ReportedPregnancy | undefined,
  timeZone: string,
): DatedPregnancy | undefined {
  const counts =
    reported && (datedAt === null || reported.at >= datedAt) ? reportedEnd(reported, timeZone) : undefined;
  if (edd === null && !counts) return undefined;
  return { edd: edd ?? undefined, endedAt, ...(counts && { reported: counts }) };
}

const NOTHING_REPORTED: ReadonlyMap<string, readonly ReportedPregnancy[]> = new Map();

/** Returns the patients' details and whether calls are stopped. Only the newest pregnancy counts. */
export async function readWorkPersons(
  tx: Kysely<Schema>,
  ids: readonly string[],
  { facilityId, timeZone }: { readonly facilityId: string; readonly timeZone: string },
): Promise<ReadonlyMap<string, WorkPerson>> {
  const { rows } = await sql<PersonRow>`
    select p.id, p.birth_date, g.edd, g.ended_at, g.created_at as dated_at,
      exists (
        select from contact c where c.person_id = p.id and c.programme = 'healthy_motherhood'
      ) or exists (select from pregnancy_entry e where e.person_id = p.id) as called_as_mother,
      ${mayRead({ facilityId }, sql.ref('p.id'))} as of_facility,
      (p.deceased is not null or p.consent_withdrawn_at is not null or exists (
        select from contact_status s ${callOfNewest}
        where s.person_id = p.id and s.status in ('stop', 'corrected') and s.disposition = any(${STOPPING})
      ) or ${noNumberLeft(sql.ref('p.id'))}) as stopped
    from person p
    left join lateral (
      select edd, ended_at, created_at from pregnancy where person_id = p.id
      order by ended_at is null desc, created_at desc, id desc limit 1
    ) g on true
    where p.id = any(${ids}::uuid[])`.execute(tx);
  const mothers = rows.filter((row) => row.called_as_mother).map(({ id }) => id);
  const reported = mothers.length > 0 ? await reportedPregnancies(tx, mothers) : NOTHING_REPORTED;
  return new Map(
    rows.map((row) => {
      const pregnancy = pregnancyOf(row, reported.get(row.id)?.[0], timeZone);
      const { id, birth_date: birthDate, stopped, of_facility: ofFacility } = row;
      return [id, { id, birthDate, stopped, ofFacility, pregnancy }];
    }),
  );
}

interface CallRow extends PastCall {
  readonly personId: string;
  readonly programme: string;
}

/** Returns the patients' calls at a facility, in all programmes. */
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

/** Returns the patients' open enrolments at a facility. The later of two enrolments in the same programme counts. */
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

export interface FlaggedQuestion {
  readonly ids: readonly string[];
  /** Unix seconds. */
  readonly now: number;
}

interface FlaggedRow extends FlaggedReading {
  readonly personId: string;
}

/**
 * Returns the readings in the risk window that need review.
 * These are all unacknowledged critical readings and the latest reading of each metric (of each test where tests share
 * a metric). Wrong values and alerts that no longer apply are left out.
 */
export async function readFlagged(
  tx: Kysely<Schema>,
  { ids, now }: FlaggedQuestion,
): Promise<ReadonlyMap<string, readonly FlaggedReading[]>> {
  const { rows } = await sql<FlaggedRow>`
    select a.person_id as "personId", a.sort_at as at, a.level, a.acknowledged_at is not null as acknowledged
    from reading_alert a join reading r on r.id = a.reading_id
    where a.person_id = any(${ids}::uuid[]) and a.ended_at is null
      and a.reason is distinct from 'wrong-value'
      and a.sort_at > ${now - RISK_WINDOW_DAYS * DAY_SECONDS} and a.sort_at < ${now + DAY_SECONDS}
      and ((a.level = 'critical' and a.acknowledged_at is null) or not exists (
        select from reading n
        where n.person_id = a.person_id and n.metric = r.metric
          and (r.metric <> all(${METRICS_OF_TESTS}::text[]) or n."values" -> 0 ->> 'key' = r."values" -> 0 ->> 'key')
          and n.superseded_by is null and not n.deleted and n.status <> all(${NEVER_TRUE}::text[])
          and n.sort_at < ${now + DAY_SECONDS} and (n.sort_at, n.id) > (r.sort_at, r.id)))`.execute(tx);
  const flagged = new Map<string, FlaggedReading[]>();
  for (const { personId, at, level, acknowledged } of rows) {
    flagged.set(personId, [...(flagged.get(personId) ?? []), { at, level, acknowledged }]);
  }
  return flagged;
}
