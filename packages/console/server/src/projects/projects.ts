import type { Project, ValidProject } from '@careline/core/internal/projects';
import { sql, type Transaction } from 'kysely';
import { notFoundHere } from '../platform/access/access.ts';
import { type InputFault, refuseFaults } from '../platform/access/entry.ts';
import {
  concurrentChangeError,
  type RecordChanges,
  recordChanges,
} from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type ProjectReader, readProject } from './project-rows.ts';

type Tx = Transaction<Schema>;

/** The administrator who makes a change. */
export interface ProjectAuthor extends ProjectReader {
  readonly staffId: string;
}

/** Returns faults for facilities and staff of other organisations. */
async function memberFaults(
  tx: Tx,
  { facilityIds, staffIds }: ValidProject,
  { organisationId }: ProjectAuthor,
): Promise<InputFault[]> {
  const known = async (table: 'facility' | 'staff', ids: readonly string[]) => {
    if (ids.length === 0) return new Set<string>();
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
  const faultsOf = (field: string, ids: readonly string[], found: ReadonlySet<string>, message: string) =>
    ids.flatMap((id, index) => (found.has(id) ? [] : [{ path: `project.${field}.${index}`, message }]));
  return [
    ...faultsOf(
      'facilityIds',
      facilityIds,
      await known('facility', facilityIds),
      'is not a facility of this organisation',
    ),
    ...faultsOf('staffIds', staffIds, await known('staff', staffIds), 'is not staff of this organisation'),
  ];
}

/** Throws `conflict` if another project of the organisation has the name. */
async function requireFreeName(tx: Tx, id: string, name: string, { organisationId }: ProjectAuthor) {
  const taken = await tx
    .selectFrom('project')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`lower(name) = ${name.toLowerCase()}`)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (!taken) return;
  throw new ProblemError('conflict', {
    detail: 'Another project has this name.',
    action: 'Choose another name.',
    errors: [{ path: 'project.name', message: 'is the name of another project' }],
  });
}

const columnsOf = ({ name, kind, description, fromDay, untilDay, programmes, targets }: ValidProject) => ({
  name,
  kind,
  description,
  from_day: fromDay,
  until_day: untilDay,
  programmes: [...programmes],
  target_enrolled: targets.enrolled,
  target_consultations: targets.consultations,
  target_calls: targets.calls,
});

async function setMembers(tx: Tx, id: string, { facilityIds, staffIds }: ValidProject): Promise<void> {
  await tx
    .deleteFrom('project_facility')
    .where('project_id', '=', id)
    .where('facility_id', 'not in', [...facilityIds])
    .execute();
  await tx
    .insertInto('project_facility')
    .values(facilityIds.map((facility_id) => ({ project_id: id, facility_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('project_staff').where('project_id', '=', id).execute();
  if (staffIds.length === 0) return;
  await tx
    .insertInto('project_staff')
    .values(staffIds.map((staff_id) => ({ project_id: id, staff_id })))
    .execute();
}

/** Creates a project. Throws `input-invalid`, and `conflict` for a name or an id that is taken. */
export async function storeProject(
  tx: Tx,
  id: string,
  project: ValidProject,
  author: ProjectAuthor,
): Promise<Project> {
  refuseFaults(await memberFaults(tx, project, author));
  await requireFreeName(tx, id, project.name, author);
  const { organisationId, staffId, now } = author;
  const inserted = await tx
    .insertInto('project')
    .values({
      id,
      organisation_id: organisationId,
      ...columnsOf(project),
      author_id: staffId,
      created_at: now,
      updated_at: now,
      updated_by: staffId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) {
    throw new ProblemError('conflict', {
      detail: 'This project has already been created.',
      action: 'Read the list of projects again.',
    });
  }
  await setMembers(tx, id, project);
  return readProject(tx, author, id);
}

const fieldsOf = ({ facilities, staff, ...project }: Project) => ({
  name: project.name,
  kind: project.kind,
  description: project.description,
  fromDay: project.fromDay,
  untilDay: project.untilDay,
  programmes: project.programmes,
  facilityIds: facilities.map(({ facilityId }) => facilityId).toSorted(),
  staffIds: staff.map(({ id }) => id).toSorted(),
  targets: project.targets,
});

const ended = () =>
  new ProblemError('conflict', {
    detail: 'This project has been ended.',
    action: 'Create a new project to continue the work.',
  });

/** Locks and returns a project. Throws `not-found`, and `conflict` if an administrator has ended it. */
async function lockProject(tx: Tx, id: string, author: ProjectAuthor) {
  const row = await tx
    .selectFrom('project as p')
    .leftJoin('staff as s', 's.id', 'p.updated_by')
    .select(['p.version', 'p.ended_at', 's.name as updater'])
    .where('p.id', '=', id)
    .where('p.organisation_id', '=', author.organisationId)
    .forNoKeyUpdate('p')
    .executeTakeFirst();
  if (!row) throw notFoundHere('project');
  if (row.ended_at !== null) throw ended();
  return row;
}

/** Replaces a project. Throws `not-found`, `input-invalid`, and `conflict` for an outdated version. */
export async function changeProject(
  tx: Tx,
  { id, version, project }: { readonly id: string; readonly version: number; readonly project: ValidProject },
  author: ProjectAuthor,
): Promise<{ readonly data: Project; readonly changes: RecordChanges }> {
  const locked = await lockProject(tx, id, author);
  if (locked.version !== version) throw concurrentChangeError(locked.updater ?? undefined);
  refuseFaults(await memberFaults(tx, project, author));
  await requireFreeName(tx, id, project.name, author);
  const before = await readProject(tx, author, id);
  await setMembers(tx, id, project);
  await tx
    .updateTable('project')
    .set({
      ...columnsOf(project),
      version: version + 1,
      updated_at: author.now,
      updated_by: author.staffId,
    })
    .where('id', '=', id)
    .execute();
  const data = await readProject(tx, author, id);
  return { data, changes: recordChanges(fieldsOf(before), fieldsOf(data)) };
}

/** Ends a project. Throws `not-found` and `conflict`. */
export async function closeProject(
  tx: Tx,
  { id, reason }: { readonly id: string; readonly reason: string },
  author: ProjectAuthor,
): Promise<Project> {
  const { version } = await lockProject(tx, id, author);
  const { staffId, now } = author;
  await tx
    .updateTable('project')
    .set({ ended_at: now, ended_by: staffId, ended_reason: reason, version: version + 1 })
    .set({ updated_at: now, updated_by: staffId })
    .where('id', '=', id)
    .execute();
  return readProject(tx, author, id);
}
