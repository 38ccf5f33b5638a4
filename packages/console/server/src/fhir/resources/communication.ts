import type { MessageState } from '@careline/core/internal/communication';
import { READS_NOTES } from '@careline/core/internal/navigation';
import type { Communication } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own, toDateTime } from '../fhir-systems.ts';
import { coded, instants, ofPatient, refersTo } from '../search/common-parameters.ts';

interface MessageRow extends ResourceRow {
  readonly person_id: string;
  readonly channel: string;
  readonly state: string;
  readonly state_at: number;
  readonly subject: string | null;
  readonly body: string;
  readonly template: string;
  readonly encounter_id: string | null;
  readonly author_id: string;
  readonly author_name: string;
  readonly created_at: number;
}

const STATUSES = {
  queued: 'preparation',
  sent: 'completed',
  delivered: 'completed',
  failed: 'not-done',
  cancelled: 'not-done',
} as const satisfies Readonly<Record<MessageState, Communication['status']>>;

export const communication = defineResource<MessageRow, Communication>({
  type: 'Communication',
  description: 'SMS and e-mails to a patient.',
  unsupported: ['Calls are not shown.', 'Phone numbers and addresses of messages are not shown.'],
  right: READS_NOTES,
  from: sql`patient_message r join staff s on s.id = r.author_id`,
  columns: sql`r.person_id, r.channel, r.state, r.state_at, r.subject, r.body, r.template, r.encounter_id, r.author_id,
    s.name as author_name, r.created_at`,
  updatedAt: sql`r.updated_at`,
  visible: (caller) => mayRead(caller, sql.ref('r.person_id')),
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    status: coded(
      'preparation, completed or not-done',
      sql`r.state`,
      STATUSES,
      'http://hl7.org/fhir/event-status',
    ),
    sent: instants('when its state last changed', sql`r.state_at`),
    sender: refersTo('who wrote it', sql`r.author_id`, 'Practitioner', 'sender'),
    encounter: refersTo('the encounter it is about', sql`r.encounter_id`, 'Encounter', 'encounter'),
  },
  sorts: { sent: { column: sql`r.state_at`, type: 'bigint' } },
  order: '-sent',
  toResource: (row) => {
    const status = STATUSES[row.state as MessageState] ?? 'unknown';
    const patient = { reference: `Patient/${row.person_id}` };
    return filled<Communication>({
      resourceType: 'Communication',
      status,
      category: [{ coding: [{ system: own('message-template'), code: row.template }] }],
      medium: [{ text: row.channel }],
      subject: patient,
      topic: row.subject?.trim() ? { text: row.subject.trim() } : undefined,
      encounter: row.encounter_id === null ? undefined : { reference: `Encounter/${row.encounter_id}` },
      sent: status === 'completed' ? toDateTime(row.state_at) : undefined,
      recipient: [patient],
      sender: { reference: `Practitioner/${row.author_id}`, display: row.author_name },
      payload: row.body.trim() === '' ? [] : [{ contentString: row.body.trim() }],
    });
  },
});
