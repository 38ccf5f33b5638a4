import { dayOf } from '@careline/core/internal/formatting';
import { type Project, type ProjectState, projectState } from '@careline/core/internal/projects';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFoundHere } from '../platform/access/access.ts';
import { type KeysetPage, keyset } from '../platform/database/keyset.ts';
import { likePart } from '../platform/database/like-part.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Kysely<Schema>;

/** The user who reads projects. */
export interface ProjectReader {
  readonly organisationId: string;
  readonly facilityId: string;
  /** Time zone of the facility. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
  /** Administrators read every project of the organisation. */
  readonly isAdministrator: boolean;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly description: string;
  readonly from_day: string;
  readonly until_day: string | null;
  readonly programmes: string[];
  readonly target_enrolled: number | null;
  readonly target_consultations: number | null;
  readonly target_calls: number | null;
  readonly ended_at: string | null;
  readonly ended_by: string | null;
  readonly ender: string | null;
  readonly ended_reason: string | null;
  readonly version: number;
  readonly facilities: Project['facilities'];
  readonly staff: Project['staff'];
  readonly enrolled: number;
}

/** Whether the reader may see the project in `p`. */
const isVisible = ({ organisationId, facilityId, isAdministrator }: ProjectReader) =>
  isAdministrator
    ? sql<boolean>`p.organisation_id = ${organisationId}`
    : sql<boolean>`(p.organisation_id = ${organisationId} and exists (
        select from project_facility w where w.project_id = p.id and w.facility_id = ${facilityId}))`;

const LATEST_FIRST = keyset<{ readonly from_day: string; readonly id: string }>(
  'desc',
  [
    ['p.from_day', 'text'],
    ['p.id', 'uuid'],
  ],
  ({ from_day, id }) => [from_day, id],
);

const projectsWhere = (all: readonly RawBuilder<unknown>[], limit: number) => sql<Row>`
  select p.*, e.name as ender,
    coalesce((select jsonb_agg(jsonb_build_object('facilityId', f.id, 'facilityName', f.name) order by lower(f.name))
      from project_facility w join facility f on f.id = w.facility_id where w.project_id = p.id), '[]') as facilities,
    coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by lower(s.name))
      from project_staff w join staff s on s.id = w.staff_id where w.project_id = p.id), '[]') as staff,
    (select count(*)::int from project_patient j where j.project_id = p.id and j.left_at is null) as enrolled
  from (
    select p.* from project p where ${sql.join([...all], sql` and `)}
    order by ${LATEST_FIRST.by} limit ${limit}
  ) p left join staff e on e.id = p.ended_by
  order by ${LATEST_FIRST.by}`;

function toProject(row: Row, today: string): Project {
  const { id, name, kind, description, programmes, facilities, staff, enrolled, version } = row;
  const days = { fromDay: row.from_day, untilDay: row.until_day };
  return {
    ...{ id, name, kind, description, programmes, facilities, staff, enrolled, version, ...days },
    targets: {
      enrolled: row.target_enrolled,
      consultations: row.target_consultations,
      calls: row.target_calls,
    },
    state: projectState({ ...days, isEnded: row.ended_at !== null }, today),
    ended:
      row.ended_at === null || row.ended_by === null
        ? null
        : {
            at: Number(row.ended_at),
            by: { id: row.ended_by, name: row.ender ?? '' },
            reason: row.ended_reason ?? '',
          },
  };
}

const IS_OVER = (today: string) => sql<boolean>`(p.ended_at is not null or p.until_day < ${today})`;

/** The states as conditions, equal to `projectState` of core. */
const STATES: Readonly<Record<ProjectState, (today: string) => RawBuilder<boolean>>> = {
  planned: (today) => sql`${IS_OVER(today)} is not true and p.from_day > ${today}`,
  running: (today) => sql`${IS_OVER(today)} is not true and p.from_day <= ${today}`,
  ended: (today) => sql`${IS_OVER(today)}`,
};

export interface ProjectFilters {
  readonly text?: string | undefined;
  readonly state?: ProjectState | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
}

/** Returns a page of projects, latest first day first. */
export async function readProjects(
  tx: Tx,
  reader: ProjectReader,
  { text, state, limit, after }: ProjectFilters,
): Promise<KeysetPage<Project>> {
  const today = dayOf(reader.now, reader.timeZone);
  const beyond = LATEST_FIRST.beyond(after);
  const all = [
    isVisible(reader),
    ...(text ? [sql`lower(p.name) like ${likePart(text)}`] : []),
    ...(state ? [STATES[state](today)] : []),
    ...(beyond ? [beyond] : []),
  ];
  const { rows } = await projectsWhere(all, limit + 1).execute(tx);
  return LATEST_FIRST.cut(rows, limit, (row) => toProject(row, today));
}

/** Returns a project that the reader may see. Throws `not-found`. */
export async function readProject(tx: Tx, reader: ProjectReader, id: string): Promise<Project> {
  const { rows } = await projectsWhere([isVisible(reader), sql`p.id = ${id}`], 1).execute(tx);
  const [row] = rows;
  if (!row) throw notFoundHere('project');
  return toProject(row, dayOf(reader.now, reader.timeZone));
}
