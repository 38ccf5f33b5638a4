import { taskKindLabel } from '@careline/core/internal/care';
import { READS_PATIENT_TASKS } from '@careline/core/internal/navigation';
import type { Task } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own, toDateTime } from '../fhir-systems.ts';
import { coded, instants, ofPatient, refersTo } from '../search/common-parameters.ts';

interface TaskRow extends ResourceRow {
  readonly person_id: string;
  readonly kind: string;
  readonly what: string;
  readonly state: string;
  readonly priority: string;
  readonly due_on: string;
  readonly reason: string | null;
  readonly outcome: string | null;
  readonly encounter_id: string | null;
  readonly lab_order_id: string | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly care_team_id: string | null;
  readonly author_id: string;
  readonly author_name: string;
  readonly created_at: number;
}

const STATUSES = {
  open: 'requested',
  done: 'completed',
  declined: 'rejected',
  cancelled: 'cancelled',
} as const;
const PRIORITIES = ['routine', 'urgent', 'asap', 'stat'] as const;

function ownerOf({ assignee_id, assignee_name, care_team_id }: TaskRow): Task['owner'] {
  if (assignee_id !== null) {
    return {
      reference: `Practitioner/${assignee_id}`,
      ...(assignee_name === null ? {} : { display: assignee_name }),
    };
  }
  return care_team_id === null ? undefined : { reference: `CareTeam/${care_team_id}` };
}

const textOf = (text: string | null): string | undefined =>
  text === null ? undefined : text.trim() || undefined;

export const task = defineResource<TaskRow, Task>({
  type: 'Task',
  description: 'Tasks, follow-ups, referrals and reviews for a patient.',
  unsupported: ['Answers to referrals are a note.'],
  right: READS_PATIENT_TASKS,
  from: sql`follow_up r join staff s on s.id = r.author_id left join staff a on a.id = r.assignee_id`,
  columns: sql`r.person_id, r.kind, r.what, r.state, r.priority, r.due_on, r.reason, r.outcome, r.encounter_id,
    r.lab_order_id, r.assignee_id, a.name as assignee_name, r.care_team_id, r.author_id, s.name as author_name,
    r.created_at`,
  updatedAt: sql`r.updated_at`,
  visible: (caller) => mayRead(caller, sql.ref('r.person_id')),
  reach: { oneOf: ['patient', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`, 'for'),
    status: coded(
      'requested, completed, rejected or cancelled',
      sql`r.state`,
      STATUSES,
      'http://hl7.org/fhir/task-status',
    ),
    'authored-on': instants('when it was added', sql`r.created_at`),
    owner: refersTo('who it is assigned to', sql`r.assignee_id`, 'Practitioner', 'owner'),
    requester: refersTo('who added it', sql`r.author_id`, 'Practitioner', 'requester'),
    encounter: refersTo('the encounter it was added in', sql`r.encounter_id`, 'Encounter', 'encounter'),
  },
  sorts: { 'authored-on': { column: sql`r.created_at`, type: 'bigint' } },
  order: '-authored-on',
  toResource: (row) => {
    const [reason, outcome] = [textOf(row.reason), textOf(row.outcome)];
    return filled<Task>({
      resourceType: 'Task',
      status: STATUSES[row.state as keyof typeof STATUSES] ?? 'requested',
      intent: 'order',
      priority: PRIORITIES.find((one) => one === row.priority),
      code: { coding: [{ system: own('task-kind'), code: row.kind }], text: taskKindLabel(row.kind, 'en') },
      description: row.what.trim(),
      focus: row.lab_order_id === null ? undefined : { reference: `ServiceRequest/${row.lab_order_id}` },
      for: { reference: `Patient/${row.person_id}` },
      encounter: row.encounter_id === null ? undefined : { reference: `Encounter/${row.encounter_id}` },
      authoredOn: toDateTime(row.created_at),
      lastModified: toDateTime(row.updated_at),
      requester: { reference: `Practitioner/${row.author_id}`, display: row.author_name },
      owner: ownerOf(row),
      reasonCode: reason === undefined ? undefined : { text: reason },
      note: outcome === undefined ? [] : [{ text: outcome }],
      restriction: { period: { end: row.due_on } },
    });
  },
});
