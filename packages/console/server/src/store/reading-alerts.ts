import { judgeRecord } from '@careline/core/clinical';
import type { ReadingAlert } from '@careline/core/metrics';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { mayRead } from './access.ts';
import { dayOf, startOfDay } from './day-bounds.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import type { Schema, StoredValue } from './schema.ts';
import { uhidOf } from './uhid-of.ts';

export interface AlertFilters {
  readonly organisationId: string;
  readonly facilityId: string;
  /** The facility's: days and ages are counted in it. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
  readonly days: number;
  readonly limit: number;
  /** Only of this patient, whom the caller has found the reader may read. */
  readonly vitaId?: string;
  /** The `next` of the page before. */
  readonly after?: string;
}

export interface AlertPage {
  readonly data: ReadingAlert[];
  readonly next: string | null;
}

/** So many readings are in memory at once. */
const BATCH = 500;
/** And so many batches are judged for one answer: a page that is not full by then says where to go on. */
const MOST_BATCHES = 10;
const DAY_SECONDS = 86_400;

interface Row {
  readonly id: string;
  readonly person_id: string;
  readonly metric: string;
  readonly at: number | null;
  readonly on_date: string | null;
  readonly values: StoredValue[];
  readonly meal_situation: string | null;
  readonly sort_at: number;
  readonly name: string;
  readonly gender: string;
  readonly birth_date: string | null;
  readonly uhid: string | null;
  readonly maternity: boolean;
}

type Place = readonly [sortAt: number, id: string];

const cursorSchema = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.uuid())]);

/** The first second of the earliest day that counts. */
function firstSecond({ now, days, timeZone }: AlertFilters): number {
  const noon = startOfDay(dayOf(now, timeZone), timeZone) + DAY_SECONDS / 2;
  return startOfDay(dayOf(noon - (days - 1) * DAY_SECONDS, timeZone), timeZone);
}

/** Beyond what a wrong clock explains nothing has happened yet. */
const latest = ({ now }: AlertFilters): number => now + DAY_SECONDS;

/** One patient, or a list of the facility: a record that is open in an emergency is no part of that. */
const whose = ({ facilityId, vitaId }: AlertFilters) =>
  vitaId ? sql`r.person_id = ${vitaId}` : mayRead({ facilityId }, sql.ref('r.person_id'));

/**
 * Newest first, of living patients of the facility. Deleted readings, those a correction replaced, and those a source
 * took back are left out. An enrolment in motherhood that lasted until the reading says that a pregnancy is possible.
 */
async function batch(tx: Kysely<Schema>, filters: AlertFilters, from: number, before: Place): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.person_id, r.metric, r.at, r.on_date, r."values", r.meal_situation, r.sort_at,
      p.name, p.gender, p.birth_date,
      ${uhidOf(sql.ref('p.id'))} as uhid,
      exists (
        select from enrolment e
        where e.person_id = p.id and e.programme = 'healthy_motherhood'
          and (e.ended_at is null or e.ended_at > r.sort_at)
      ) as maternity
    from reading r
    join person p on p.id = r.person_id
    where r.organisation_id = ${filters.organisationId}
      and ${whose(filters)}
      and r.metric is not null and r.superseded_by is null and not r.deleted
      and r.status not in ('entered-in-error', 'cancelled')
      and p.deceased is null
      and r.sort_at >= ${from} and r.sort_at < ${latest(filters)}
      and (r.sort_at, r.id) < (${before[0]}::bigint, ${before[1]}::uuid)
    order by r.sort_at desc, r.id desc
    limit ${BATCH}`.execute(tx);
  return rows;
}

function alertOf(row: Row, timeZone: string): ReadingAlert | undefined {
  const mealSituation = row.meal_situation ?? undefined;
  const when = row.at === null ? { date: row.on_date ?? undefined } : { timestamp: row.at };
  const { flag, level, missing } = judgeRecord(
    { metric: row.metric, values: row.values, mealSituation, ...when },
    {
      sex: row.gender,
      birthDate: row.birth_date,
      ...(row.maternity ? { pregnancy: 'unknown' as const } : {}),
    },
    { timeZone },
  );
  if (!flag || !level) return undefined;
  return {
    readingId: row.id,
    vitaId: row.person_id,
    appUserInfo: { name: row.name, gender: row.gender },
    birthDate: row.birth_date,
    uhid: row.uhid,
    metric: row.metric,
    ...when,
    values: row.values.map(({ key, text, unit }) => ({ key, text, unit })),
    mealSituation,
    flag: flag.code,
    measure: flag.measure,
    level,
    missing: [...missing],
  };
}

const beginning = (filters: AlertFilters): Place => [latest(filters), 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** The readings that ask for a look, newest first, judged a batch at a time. */
export async function listAlerts(tx: Kysely<Schema>, filters: AlertFilters): Promise<AlertPage> {
  const { limit, timeZone } = filters;
  const from = firstSecond(filters);
  const data: ReadingAlert[] = [];
  let place: Place = decodeCursor(filters.after, cursorSchema) ?? beginning(filters);
  for (let count = 0; count < MOST_BATCHES; count += 1) {
    const rows = await batch(tx, filters, from, place);
    for (const row of rows) {
      const alert = alertOf(row, timeZone);
      if (alert && data.length === limit) return { data, next: encodeCursor(place) };
      if (alert) data.push(alert);
      place = [row.sort_at, row.id];
    }
    if (rows.length < BATCH) return { data, next: null };
  }
  return { data, next: encodeCursor(place) };
}
