import type { Colleague, Task, TaskScope, TaskTime } from '@careline/core/internal/care';
import { dayOf } from '@careline/core/internal/formatting';
import { holdsScope } from '@careline/core/internal/navigation';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mayRead } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import { keyset, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { selectTasks, type TaskRow, toTask } from './task-rows.ts';

export interface PatientTaskFilters {
  readonly vitaId: string;
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly limit: number;
}

/** Returns a patient's tasks: open ones by due date, then ended ones, latest first. */
export async function listPatientTasks(
  tx: Kysely<Schema>,
  { vitaId, state, kind, limit }: PatientTaskFilters,
): Promise<Task[]> {
  const rows = await selectTasks(tx)
    .where('f.person_id', '=', vitaId)
    .$if(state !== undefined, (query) => query.where('f.state', '=', state ?? ''))
    .$if(kind !== undefined, (query) => query.where('f.kind', '=', kind ?? ''))
    .orderBy(sql`f.state <> 'open'`)
    .orderBy('f.closed_at', 'desc')
    .orderBy('f.due_on')
    .orderBy('f.id')
    .limit(limit)
    .execute();
  return rows.map(toTask);
}

/** The user who reads the list, with their scopes. */
export interface TaskReader extends Pick<Entry, 'facilityId' | 'staffId' | 'timeZone' | 'now' | 'grants'> {
  readonly scopes: readonly string[];
}

export interface TaskFilters {
  readonly whose: TaskScope;
  readonly kind?: string | undefined;
  readonly time?: TaskTime | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
}

export interface TaskPage {
  readonly data: Task[];
  readonly next: string | null;
}

/** Matches tasks of a care team to which the reader belongs today. */
const isOwnTeam = (staffId: string, today: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from care_team_member m where m.care_team_id = f.care_team_id and m.staff_id = ${staffId}
    and m.valid_from <= ${today} and (m.valid_until is null or m.valid_until >= ${today}))`;

/** Matches tasks of a colleague if the reader covers for them today. */
const standsInFor = (staffId: string, today: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from care_team_stand_in i join care_team t on t.id = i.care_team_id
  where i.for_id = f.assignee_id and i.stand_in_id = ${staffId} and t.facility_id = f.facility_id
    and i.from_day <= ${today} and i.until_day >= ${today})`;

const SCOPES: Readonly<Record<TaskScope, (staffId: string, today: string) => RawBuilder<boolean>>> = {
  mine: (staffId, today) => sql<boolean>`(f.assignee_id = ${staffId} or ${standsInFor(staffId, today)})`,
  team: (staffId, today) =>
    sql<boolean>`(f.assignee_id is null and (f.care_team_id is null or ${isOwnTeam(staffId, today)}))`,
  all: () => sql<boolean>`true`,
};

const WEEK_SECONDS = 7 * 86_400;

/** Returns the latest due day to include, YYYY-MM-DD, or undefined for any day. */
function dueUntil(time: TaskTime | undefined, { now, timeZone }: TaskReader): string | undefined {
  if (time === undefined || time === 'ended') return undefined;
  const days = { overdue: -86_400, today: 0, week: WEEK_SECONDS } as const;
  return dayOf(now + days[time], timeZone);
}

const BY_DUE_DAY = keyset<TaskRow>(
  'asc',
  [
    ['f.due_on', 'text'],
    ['f.id', 'uuid'],
  ],
  ({ due_on, id }) => [due_on, id],
);
const BY_END = keyset<TaskRow>(
  'desc',
  [
    ['f.closed_at', 'bigint'],
    ['f.id', 'uuid'],
  ],
  ({ closed_at, id }) => [closed_at ?? 0, id],
);

/** Returns a page of tasks for the facility's patients. Readers without the scope `tasks` see only referrals. */
export function listTasks(tx: Kysely<Schema>, reader: TaskReader, filters: TaskFilters): Promise<TaskPage> {
  const { facilityId, staffId, now, timeZone, scopes } = reader;
  const { whose, time } = filters;
  const kind = holdsScope(scopes, 'tasks') ? filters.kind : 'referral';
  const isEnded = time === 'ended';
  const until = dueUntil(time, reader);
  const query = selectTasks(tx)
    .where('f.facility_id', '=', facilityId)
    .where(isEnded ? sql<boolean>`f.state <> 'open'` : sql<boolean>`f.state = 'open'`)
    .where(mayRead(reader, sql.ref('f.person_id')))
    .where(SCOPES[whose](staffId, dayOf(now, timeZone)))
    .$if(kind !== undefined, (query) => query.where('f.kind', '=', kind ?? ''))
    .$if(until !== undefined, (query) => query.where('f.due_on', '<=', until ?? ''));
  return readPage(query, isEnded ? BY_END : BY_DUE_DAY, filters, toTask);
}

/** Counts the reader's own tasks that are due by the end of today, and how many of them are overdue. */
export async function countDueTasks(
  tx: Kysely<Schema>,
  reader: TaskReader,
): Promise<{ due: number; overdue: number }> {
  const { facilityId, staffId, now, timeZone, scopes } = reader;
  const today = dayOf(now, timeZone);
  const { rows } = await sql<{ due: number; overdue: number }>`
    select count(*)::int as due, (count(*) filter (where f.due_on < ${today}))::int as overdue
    from follow_up f
    where f.facility_id = ${facilityId} and f.state = 'open' and f.due_on <= ${today}
      and ${holdsScope(scopes, 'tasks') ? sql`true` : sql`f.kind = 'referral'`}
      and ${mayRead(reader, sql.ref('f.person_id'))} and ${SCOPES.mine(staffId, today)}`.execute(tx);
  return rows[0] ?? { due: 0, overdue: 0 };
}

/** Returns the facility's active staff by name, to whom tasks can be assigned. */
export async function listColleagues(
  tx: Kysely<Schema>,
  { facilityId, staffId }: Pick<Entry, 'facilityId' | 'staffId'>,
): Promise<Colleague[]> {
  const rows = await tx
    .selectFrom('staff as s')
    .innerJoin('staff_facility as f', 'f.staff_id', 's.id')
    .select(['s.id', 's.name'])
    .where('s.active', '=', true)
    .where('f.facility_id', '=', facilityId)
    .orderBy(sql`lower(s.name) collate "C"`)
    .orderBy('s.id')
    .execute();
  return rows.map(({ id, name }) => ({ id, name, mine: id === staffId }));
}

/** Returns the facility's care teams by name. */
export async function listTeamsToAsk(
  tx: Kysely<Schema>,
  { facilityId, staffId, now, timeZone }: Pick<Entry, 'facilityId' | 'staffId' | 'now' | 'timeZone'>,
): Promise<Colleague[]> {
  const today = dayOf(now, timeZone);
  const { rows } = await sql<Colleague>`
    select t.id, t.name, exists (
      select from care_team_member m where m.care_team_id = t.id and m.staff_id = ${staffId}
        and m.valid_from <= ${today} and (m.valid_until is null or m.valid_until >= ${today})) as mine
    from care_team t where t.facility_id = ${facilityId} order by lower(t.name) collate "C", t.id`.execute(
    tx,
  );
  return rows;
}
