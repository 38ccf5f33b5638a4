import type { Task } from '@careline/core/internal/care';
import { type Kysely, sql } from 'kysely';
import { uhidOf } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Selects tasks with the names of the patient and all staff involved. */
export const selectTasks = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('follow_up as f')
    .innerJoin('person as p', 'p.id', 'f.person_id')
    .innerJoin('staff as author', 'author.id', 'f.author_id')
    .leftJoin('staff as assignee', 'assignee.id', 'f.assignee_id')
    .leftJoin('staff as closer', 'closer.id', 'f.closed_by')
    .leftJoin('care_team as team', 'team.id', 'f.care_team_id')
    .leftJoin('contact as c', 'c.id', 'f.contact_id')
    .leftJoin('encounter as e', 'e.id', 'f.encounter_id')
    .leftJoin('encounter as b', 'b.id', 'f.booked_encounter_id')
    .selectAll('f')
    .select([
      'p.name as patient_name',
      'author.name as author_name',
      'assignee.name as assignee_name',
      'closer.name as closer_name',
      'team.name as team_name',
      'c.call_type',
      'c.started_at as called_at',
      'e.service_type as encounter_service',
      'e.starts_at as encounter_at',
      'b.service_type as booked_service',
      'b.starts_at as booked_at',
    ])
    .select(uhidOf(sql.ref('f.person_id')).as('uhid'))
    .select(
      sql<string | null>`(select s.name from staff s
        where f.referred_to_kind = 'provider' and s.id::text = f.referred_to)`.as('provider_name'),
    );

export type TaskRow = Awaited<ReturnType<ReturnType<typeof selectTasks>['execute']>>[number];

const namedOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? id });

function closedOf({ closed_by, closer_name, closed_at }: TaskRow): Task['closed'] {
  const by = namedOf(closed_by, closer_name);
  return by && closed_at !== null ? { by, at: closed_at } : null;
}

function encounterOf(id: string | null, serviceType: string | null, start: number | null): Task['encounter'] {
  return id === null || serviceType === null || start === null ? null : { id, serviceType, start };
}

const contactOf = ({
  contact_id: id,
  call_type: callType,
  called_at: startedAt,
}: TaskRow): Task['contact'] =>
  id === null || callType === null || startedAt === null ? null : { id, callType, startedAt };

const referredToOf = ({ referred_to_kind: kind, referred_to, provider_name }: TaskRow): Task['referredTo'] =>
  kind === null ? null : { kind, name: provider_name ?? referred_to ?? '' };

const answeredOf = ({ answered_by: by, answered_on: on }: TaskRow): Task['answered'] =>
  by === null || on === null ? null : { by, on };

export const toTask = (row: TaskRow): Task => ({
  id: row.id,
  vitaId: row.person_id,
  patient: { name: row.patient_name, uhid: row.uhid },
  facilityId: row.facility_id,
  kind: row.kind,
  what: row.what,
  dueOn: row.due_on,
  priority: row.priority,
  reason: row.reason,
  state: row.state,
  outcome: row.outcome,
  version: row.version,
  assignee: namedOf(row.assignee_id, row.assignee_name),
  careTeam: namedOf(row.care_team_id, row.team_name),
  author: { id: row.author_id, name: row.author_name },
  contact: contactOf(row),
  encounter: encounterOf(row.encounter_id, row.encounter_service, row.encounter_at),
  referredTo: referredToOf(row),
  answered: answeredOf(row),
  booked: encounterOf(row.booked_encounter_id, row.booked_service, row.booked_at),
  closed: closedOf(row),
  metaInfo: { updatedAt: row.updated_at, deleted: false, source: row.source, createdAt: row.created_at },
});
