import { startOfDay } from '@careline/core/internal/formatting';
import type { EnrolledPatient, Project, ProjectProgress } from '@careline/core/internal/projects';
import { type Kysely, sql, type Transaction } from 'kysely';
import { mayRead, notFound, requirePatient } from '../platform/access/access.ts';
import { type Entry, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient, uhidOf } from '../platform/access/lock-patient.ts';
import { type KeysetPage, keyset } from '../platform/database/keyset.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type ProjectReader, readProject } from './project-rows.ts';

interface Row {
  readonly id: string;
  readonly vitaId: string;
  readonly name: string;
  readonly uhid: string | null;
  readonly birthDate: string | null;
  readonly gender: string;
  readonly enrolledAt: string;
  readonly enrollerId: string;
  readonly enroller: string;
}

const LAST_FIRST = keyset<{ readonly enrolledAt: string; readonly id: string }>(
  'desc',
  [
    ['j.enrolled_at', 'bigint'],
    ['j.id', 'uuid'],
  ],
  ({ enrolledAt, id }) => [Number(enrolledAt), id],
);

interface PatientsQuestion extends Pick<Entry, 'facilityId' | 'grants'> {
  readonly projectId: string;
  readonly limit: number;
  readonly after?: string | undefined;
}

export function projectPatientsStatement({ projectId, limit, after, ...reader }: PatientsQuestion) {
  return sql<Row>`
    select j.id, p.id as "vitaId", p.name, ${uhidOf(sql.ref('p.id'))} as uhid, p.birth_date as "birthDate",
      lower(p.gender) as gender, j.enrolled_at as "enrolledAt", s.id as "enrollerId", s.name as enroller
    from (
      select j.* from project_patient j
      where j.project_id = ${projectId} and j.left_at is null
        and ${LAST_FIRST.beyond(after) ?? sql`true`}
        and ${mayRead(reader, sql.ref('j.person_id'))}
      order by ${LAST_FIRST.by} limit ${limit + 1}
    ) j join person p on p.id = j.person_id join staff s on s.id = j.enrolled_by
    order by ${LAST_FIRST.by}`;
}

/** Returns a page of a project's patients whom the reader may read, last enrolled first. */
export async function readProjectPatients(
  tx: Kysely<Schema>,
  question: PatientsQuestion,
): Promise<KeysetPage<EnrolledPatient>> {
  const { rows } = await projectPatientsStatement(question).execute(tx);
  return LAST_FIRST.cut(
    rows,
    question.limit,
    ({ vitaId, name, uhid, birthDate, gender, enrolledAt, enrollerId, enroller }) => ({
      ...{ vitaId, patient: { name, uhid }, birthDate, gender },
      enrolledAt: Number(enrolledAt),
      enrolledBy: { id: enrollerId, name: enroller },
    }),
  );
}

/**
 * Counts the patients who are enrolled, and the completed consultations and reached calls of each patient at the
 * project's facilities while they were enrolled.
 */
export async function readProgress(
  tx: Kysely<Schema>,
  { id, enrolled, fromDay }: Project,
  timeZone: string,
): Promise<ProjectProgress> {
  const from = startOfDay(fromDay, timeZone);
  const { rows } = await sql<{ consultations: number; calls: number }>`
    select
      (select count(distinct e.id)::int from project_patient j
        join encounter e on e.person_id = j.person_id and e.status = 'COMPLETED'
          and e.starts_at >= greatest(${from}::bigint, j.enrolled_at - 86400)
          and (j.left_at is null or e.starts_at <= j.left_at)
        join project_facility w on w.project_id = j.project_id and w.facility_id = e.facility_id
        where j.project_id = ${id}) as consultations,
      (select count(distinct c.id)::int from project_patient j
        join contact c on c.person_id = j.person_id and c.current_status = 'reached'
          and c.started_at >= greatest(${from}::bigint, j.enrolled_at)
          and (j.left_at is null or c.started_at <= j.left_at)
        join project_facility w on w.project_id = j.project_id and w.facility_id = c.facility_id
        where j.project_id = ${id}) as calls`.execute(tx);
  return { enrolled, consultations: rows[0]?.consultations ?? 0, calls: rows[0]?.calls ?? 0 };
}

interface Enrolment {
  readonly projectId: string;
  readonly vitaId: string;
}

/** Throws `input-invalid` for a patient outside the project's programmes. */
async function requireProgramme(tx: Kysely<Schema>, { programmes }: Project, vitaId: string): Promise<void> {
  if (programmes.length === 0) return;
  const row = await tx
    .selectFrom('enrolment')
    .select('person_id')
    .where('person_id', '=', vitaId)
    .where('programme', 'in', programmes)
    .limit(1)
    .executeTakeFirst();
  if (!row)
    refuseFaults([{ path: 'vitaId', message: "must be a patient of one of the project's programmes" }]);
}

/** Enrols a patient. Throws `not-found`, `input-invalid`, and `conflict` if the project is over. */
export async function enrolPatient(
  tx: Transaction<Schema>,
  { projectId, vitaId }: Enrolment,
  entry: Entry,
  reader: ProjectReader,
): Promise<void> {
  await requirePatient(tx, entry, vitaId);
  const project = await readProject(tx, reader, projectId);
  if (project.state === 'ended') {
    throw new ProblemError('conflict', {
      detail: 'This project has ended.',
      action: 'Choose another project.',
    });
  }
  await requireProgramme(tx, project, vitaId);
  await lockPatient(tx, vitaId);
  await tx
    .insertInto('project_patient')
    .values({
      id: newId(),
      project_id: projectId,
      person_id: vitaId,
      facility_id: entry.facilityId,
      enrolled_at: entry.now,
      enrolled_by: entry.staffId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a patient out of a project. Throws `not-found` if they are not enrolled. */
export async function takeOutPatient(
  tx: Transaction<Schema>,
  { projectId, vitaId, reason }: Enrolment & { readonly reason: string },
  entry: Entry,
  reader: ProjectReader,
): Promise<void> {
  await requirePatient(tx, entry, vitaId);
  await readProject(tx, reader, projectId);
  const left = await tx
    .updateTable('project_patient')
    .set({ left_at: entry.now, left_by: entry.staffId, left_reason: reason })
    .where('project_id', '=', projectId)
    .where('person_id', '=', vitaId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!left.numUpdatedRows) throw notFound('enrolment');
}
