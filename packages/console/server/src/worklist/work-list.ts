import type { WorkItem, WorklistFilters, WorkNumbers } from '@careline/core/internal/calls/worklist';
import { dayOf, endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hasTag, shownTagsOf } from '../patients/tags/shown-tags.ts';
import { mayRead } from '../platform/access/access.ts';
import { uhidOf } from '../platform/access/lock-patient.ts';
import { keyset } from '../platform/database/keyset.ts';
import { limitedCount, limitedCountStatement } from '../platform/database/limited-count.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  type ClaimRow,
  claimIn,
  type FindingsRow,
  foundIn,
  gravestAlertOf,
  openSignsOfPerson,
} from './row-facts.ts';

/** The user who reads the worklist, and when. Times are unix seconds. */
export interface WorkReader {
  readonly facilityId: string;
  /** The facility's time zone. It decides which day is today. */
  readonly timeZone: string;
  readonly staffId: string;
  readonly now: number;
}

export interface WorkQuery extends WorkReader {
  readonly filters: WorklistFilters;
  readonly limit: number;
  /** `next` from the previous page. */
  readonly after?: string | undefined;
}

export interface WorkPage {
  readonly data: WorkItem[];
  readonly next: string | null;
  /** Rows on all pages, up to the counting limit. */
  readonly total: number;
  readonly exceeded?: true;
}

interface Today {
  readonly start: number;
  readonly end: number;
}

export function todayOf({ now, timeZone }: WorkReader): Today {
  const day = dayOf(now, timeZone);
  return { start: startOfDay(day, timeZone), end: endOfDay(day, timeZone) };
}

/** Returns the SQL condition for a kind. It uses the aliases `w` (item) and `c` (current claim). */
function ofKind(kind: WorklistFilters['kind'], reader: WorkReader): RawBuilder<unknown> | undefined {
  const { start } = todayOf(reader);
  if (kind === undefined) return undefined;
  if (kind === 'due') return sql`w.due_at >= ${start}`;
  if (kind === 'overdue') return sql`w.due_at < ${start}`;
  if (kind === 'mine') {
    return sql`(c.staff_id = ${reader.staffId} or (w.kind = 'unfinished' and w.for_staff_id = ${reader.staffId}))`;
  }
  return sql`w.kind = ${kind}`;
}

/** Returns the SQL conditions for the filters. They use the aliases `w` (item) and `c` (current claim). */
export function filterConditions(filters: WorklistFilters, reader: WorkReader): RawBuilder<unknown>[] {
  const { programme, callType, risk, kind, owner, tag } = filters;
  const all: RawBuilder<unknown>[] = [];
  if (programme) all.push(sql`w.programme = ${programme}`);
  if (callType) all.push(sql`w.call_type = ${callType}`);
  if (risk) all.push(sql`w.risk = ${risk}`);
  if (owner) all.push(sql`c.staff_id = ${owner}`);
  if (tag) all.push(hasTag(sql.ref('w.person_id'), tag));
  const kindCondition = ofKind(kind, reader);
  if (kindCondition) all.push(kindCondition);
  return all;
}

/** Joins the current claim of item `w` as `c`. */
export const heldClaim = ({ now }: WorkReader) =>
  sql`left join work_claim c on c.person_id = w.person_id and c.until > ${now}`;

/** Matches due rows, for counting. Only a facility's own patients have due rows, so no access check is needed. */
export function due(query: Pick<WorkQuery, 'filters'> & WorkReader): RawBuilder<unknown> {
  const all = [
    sql`w.facility_id = ${query.facilityId}`,
    sql`w.due_at < ${todayOf(query).end}`,
    ...filterConditions(query.filters, query),
  ];
  return sql.join(all, sql` and `);
}

interface Row extends FindingsRow, ClaimRow {
  readonly person_id: string;
  readonly name: string;
  readonly birth_date: string | null;
  readonly gender: string;
  readonly uhid: string | null;
  readonly programme: string;
  readonly call_type: string;
  readonly kind: string;
  readonly due_at: number;
  readonly timed: boolean;
  readonly attempt: number;
  readonly risk: string;
  readonly reasons: string[];
  readonly urgency: number;
  readonly contact_id: string | null;
  readonly author_id: string | null;
  readonly author_name: string | null;
  readonly escalated: string[] | null;
  readonly tags: WorkItem['tags'];
}

const rowsOf = (reader: WorkReader, where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<Row>`
  select w.person_id, p.name, p.birth_date, p.gender, ${uhidOf(sql.ref('w.person_id'))} as uhid, w.programme, w.call_type, w.kind,
    w.due_at, w.timed, w.attempt, w.risk, w.reasons, w.urgency, w.contact_id,
    a.author_id, author.name as author_name,
    (select case jsonb_typeof(l.answers -> 'escalation' -> 'about')
        when 'array' then l.answers -> 'escalation' -> 'about' end
      from contact k join call_log l on l.contact_id = k.id
      where k.person_id = w.person_id and k.facility_id = w.facility_id and k.current_status <> 'withdrawn'
      order by k.started_at desc, k.id desc, l.version desc limit 1) as escalated,
    ${openSignsOfPerson(sql.ref('w.person_id'))} as signs,
    ${gravestAlertOf(sql.ref('w.person_id'), sql`w.reasons && array['open-critical-alert', 'review-reading']`)} as alert,
    c.staff_id as holder_id, holder.name as holder_name, c.until, c.assigned_by,
    ${shownTagsOf(sql.ref('w.person_id'))} as tags
  from work_item w
  join person p on p.id = w.person_id
  ${heldClaim(reader)}
  left join staff holder on holder.id = c.staff_id
  left join contact a on a.id = w.contact_id
  left join staff author on author.id = a.author_id
  where ${where}
  ${order}`;

const DAY_MS = 86_400_000;

/** Returns the calendar days between the due date and today; 0 for today and later. */
function daysLate(dueAt: number, { now, timeZone }: WorkReader): number {
  const days = Date.parse(dayOf(now, timeZone)) - Date.parse(dayOf(dueAt, timeZone));
  return Math.max(0, Math.round(days / DAY_MS));
}

function toItem(row: Row, reader: WorkReader): WorkItem {
  const { author_id: author } = row;
  return {
    vitaId: row.person_id,
    patient: { name: row.name, uhid: row.uhid, birthDate: row.birth_date, gender: row.gender },
    programme: row.programme,
    callType: row.call_type,
    kind: row.kind,
    dueAt: row.due_at,
    timed: row.timed,
    daysLate: daysLate(row.due_at, reader),
    risk: row.risk,
    reasons: row.reasons,
    attempt: row.attempt,
    contactId: row.contact_id,
    author: author === null ? null : { id: author, name: row.author_name ?? '' },
    escalated: row.escalated ?? [],
    ...foundIn(row),
    tags: row.tags,
    claim: claimIn(row, reader),
  };
}

const ORDER = keyset<Row>(
  'asc',
  [
    ['w.urgency', 'bigint'],
    ['w.due_at', 'bigint'],
    ['w.person_id', 'uuid'],
    ['w.programme', 'text'],
  ],
  (row) => [row.urgency, row.due_at, row.person_id, row.programme],
);

/** The order of the list, in which patients are also claimed. */
export const WORK_ORDER = sql`order by ${ORDER.by}`;

/** Returns the statement for one page. Exported for the query plan test. */
export function workStatement(query: WorkQuery): RawBuilder<Row> {
  const beyond = ORDER.beyond(query.after);
  const place = beyond ? sql`and ${beyond}` : sql``;
  const readable = mayRead({ facilityId: query.facilityId }, sql.ref('w.person_id'));
  return rowsOf(
    query,
    sql`${due(query)} and ${readable} ${place}`,
    sql`${WORK_ORDER} limit ${query.limit + 1}`,
  );
}

/** Joins claims only when a filter needs them. Without the join, an index-only scan can count the rows. */
const claimAskedOf = (query: WorkQuery): RawBuilder<unknown> =>
  query.filters.owner !== undefined || query.filters.kind === 'mine' ? heldClaim(query) : sql``;

const countedWork = (query: WorkQuery) => sql`from work_item w ${claimAskedOf(query)} where ${due(query)}`;

/** Returns the count statement. Exported for the query plan test. */
export const workTotalStatement = (query: WorkQuery): RawBuilder<{ found: number }> =>
  limitedCountStatement(countedWork(query));

/** Returns one page of the calls due at a facility by the end of its day, most urgent first. */
export async function listWork(tx: Kysely<Schema>, query: WorkQuery): Promise<WorkPage> {
  const { rows } = await workStatement(query).execute(tx);
  return {
    ...ORDER.cut(rows, query.limit, (row) => toItem(row, query)),
    ...(await limitedCount(tx, countedWork(query))),
  };
}

/** Returns a patient's next call in a programme, whatever its due date. */
export async function readWorkItem(
  tx: Kysely<Schema>,
  reader: WorkReader,
  { vitaId, programme }: { readonly vitaId: string; readonly programme: string },
): Promise<WorkItem | undefined> {
  const where = sql`w.facility_id = ${reader.facilityId} and w.person_id = ${vitaId}
    and w.programme = ${programme} and w.due_at is not null`;
  const { rows } = await rowsOf(reader, where, sql``).execute(tx);
  return rows[0] && toItem(rows[0], reader);
}

/** Returns whether the patient has a call due by the end of the day. */
export async function isDue(tx: Kysely<Schema>, reader: WorkReader, vitaId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from work_item w
    where w.facility_id = ${reader.facilityId} and w.person_id = ${vitaId} and w.due_at < ${todayOf(reader).end}
    limit 1`.execute(tx);
  return rows.length > 0;
}

export const lastSecondOfDay = (reader: WorkReader): number => todayOf(reader).end - 1;

export const dueNumbersStatement = (reader: WorkReader) => {
  const { start } = todayOf(reader);
  return sql<{ kind: string; due: number; overdue: number; critical: number }>`
    select w.kind, count(*)::int as due,
      count(*) filter (where w.due_at < ${start})::int as overdue,
      count(*) filter (where w.risk = 'critical')::int as critical
    from work_item w where ${due({ ...reader, filters: {} })} group by w.kind`;
};

/** Counts the reader's claimed and unfinished calls. There are few, however many calls are due. */
const mineStatement = (reader: WorkReader) => sql<{ mine: number }>`
  select count(*)::int as mine from work_item w ${heldClaim(reader)}
  where ${due({ ...reader, filters: { kind: 'mine' } })}`;

async function readDueNumbers(tx: Kysely<Schema>, reader: WorkReader) {
  const { rows } = await dueNumbersStatement(reader).execute(tx);
  const ofKind = Object.fromEntries(rows.map((row) => [row.kind, row.due]));
  const sum = (name: 'due' | 'overdue' | 'critical') => rows.reduce((all, row) => all + row[name], 0);
  return {
    due: sum('due'),
    overdue: sum('overdue'),
    critical: sum('critical'),
    callBacks: ofKind['call-back'] ?? 0,
    unfinished: ofKind.unfinished ?? 0,
    ofKind,
  };
}

/** Conditions on a call status `s`: the call has an outcome, and the patient or a relative was reached. */
export const HAS_OUTCOME = sql`s.status not in ('dialling', 'unfinished', 'withdrawn')`;
export const WAS_REACHED = sql`s.disposition in ('reached-patient', 'reached-relative')`;

export const doneNumbersStatement = (reader: WorkReader) => {
  const { start, end } = todayOf(reader);
  return sql<Pick<WorkNumbers, 'doneToday' | 'reachedToday'>>`
    select count(*)::int as "doneToday",
      count(*) filter (where ${WAS_REACHED})::int as "reachedToday"
    from contact k join contact_status s on s.id = k.current_status_id
    where k.facility_id = ${reader.facilityId} and k.started_at >= ${start} and k.started_at < ${end}
      and ${HAS_OUTCOME}`;
};

export async function readWorkNumbers(tx: Kysely<Schema>, reader: WorkReader): Promise<WorkNumbers> {
  const open = await readDueNumbers(tx, reader);
  const mine = await mineStatement(reader).execute(tx);
  const done = await doneNumbersStatement(reader).execute(tx);
  return { doneToday: 0, reachedToday: 0, ...open, ...mine.rows[0], ...done.rows[0] };
}
