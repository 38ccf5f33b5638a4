import { READS_NOTES } from '@careline/core/internal/navigation';
import type { Communication } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own, toDateTime } from '../fhir-systems.ts';
import { instants, isOfSystem, ofPatient, refersTo } from '../search/common-parameters.ts';

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

/** By the state of a message. Others have not left the house yet. */
const STATUSES: Readonly<Record<string, Communication['status']>> = {
  sent: 'completed',
  delivered: 'completed',
  failed: 'not-done',
  refused: 'not-done',
  cancelled: 'not-done',
  unconfirmed: 'unknown',
};
const SYSTEM = 'http://hl7.org/fhir/event-status';
const statusOf = (state: string): Communication['status'] => STATUSES[state] ?? 'preparation';

export const communication = defineResource<MessageRow, Communication>({
  type: 'Communication',
  says: 'SMS and e-mails to a patient.',
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
    status: {
      kind: 'token',
      says: 'completed, not-done, unknown or preparation',
      match: (token) => {
        if (!isOfSystem(token, SYSTEM)) return sql<boolean>`false`;
        const states = Object.keys(STATUSES);
        const found = states.filter((state) => token.code === undefined || STATUSES[state] === token.code);
        const waiting = sql<boolean>`(r.state <> all(${states}::text[]) and ${token.code === 'preparation'}::boolean)`;
        return sql<boolean>`(r.state = any(${found}::text[]) or ${waiting})`;
      },
    },
    sent: instants('when its state last changed', sql`r.state_at`),
    sender: refersTo('who wrote it', sql`r.author_id`, 'Practitioner', 'sender'),
    encounter: refersTo('the encounter it is about', sql`r.encounter_id`, 'Encounter', 'encounter'),
  },
  sorts: { sent: { column: sql`r.state_at`, type: 'bigint' } },
  order: '-sent',
  toResource: (row) => {
    const status = statusOf(row.state);
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
