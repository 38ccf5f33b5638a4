import { DISPOSITIONS, dispositionLabel } from '@careline/core/internal/calls/outcome';
import type { MessageState } from '@careline/core/internal/communication';
import { decideRight, READS_CALLS, READS_NOTES } from '@careline/core/internal/navigation';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import type { CodeableConcept, Communication } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own, toDateTime } from '../fhir-systems.ts';
import { coded, instants, ofPatient, refersTo } from '../search/common-parameters.ts';

interface CommunicationRow extends ResourceRow {
  readonly person_id: string;
  readonly kind: 'message' | 'call';
  readonly fhir_status: Communication['status'];
  /** `sms`, `email` or `call`. */
  readonly channel: string;
  /** Template of a message, or type of a call. */
  readonly about: string;
  readonly programme: string | null;
  readonly direction: string;
  readonly disposition: string | null;
  readonly at: number;
  readonly subject: string | null;
  readonly body: string | null;
  readonly note: string | null;
  readonly encounter_id: string | null;
  readonly author_id: string;
  readonly author_name: string;
}

const MESSAGE_STATUSES = {
  queued: 'preparation',
  sent: 'completed',
  delivered: 'completed',
  failed: 'not-done',
  cancelled: 'not-done',
} as const satisfies Readonly<Record<MessageState, Communication['status']>>;

const STATUSES = ['preparation', 'in-progress', 'completed', 'not-done', 'entered-in-error'];

const REACHED = DISPOSITIONS.filter(({ outcome }) => outcome === 'reached').map(({ key }) => key);

const MESSAGES = sql`select m.id, m.person_id, m.facility_id, 'message' as kind,
    coalesce(${JSON.stringify(MESSAGE_STATUSES)}::jsonb ->> m.state, 'unknown') as fhir_status, m.channel,
    m.template as about, null::text as programme, 'outbound' as direction, null::text as disposition,
    m.state_at as at, m.subject, m.body, null::text as note, m.encounter_id, m.author_id, m.updated_at
  from patient_message m`;

const CALLS = sql`select c.id, c.person_id, c.facility_id, 'call' as kind,
    (case when c.current_status = 'withdrawn' then 'entered-in-error'
      when c.current_status in ('dialling', 'unfinished') then 'in-progress'
      when c.current_disposition = any(${REACHED}::text[]) then 'completed'
      else 'not-done' end) as fhir_status, 'call' as channel,
    c.call_type as about, c.programme, c.direction, nullif(c.current_disposition, '') as disposition,
    c.started_at as at, null::text as subject, null::text as body, t.note, null::uuid as encounter_id, c.author_id,
    greatest(c.updated_at, t.created_at) as updated_at
  from contact c join contact_status t on t.id = c.current_status_id`;

const KINDS = ['message', 'call'];

function categories({ kind, about, programme }: CommunicationRow): CodeableConcept[] {
  const of = { coding: [{ system: own('communication-kind'), code: kind }] };
  if (kind === 'message') return [of, { coding: [{ system: own('message-template'), code: about }] }];
  return [
    of,
    { coding: [{ system: own('call-type'), code: about }], text: callTypeLabel(about) },
    ...(programme === null
      ? []
      : [{ coding: [{ system: own('programme'), code: programme }], text: programmeLabel(programme) }]),
  ];
}

function toCommunication(row: CommunicationRow): Communication {
  const patient = { reference: `Patient/${row.person_id}` };
  const author = { reference: `Practitioner/${row.author_id}`, display: row.author_name };
  const isInbound = row.direction === 'inbound';
  const isSent = row.kind === 'call' || row.fhir_status === 'completed';
  const [topic, body, note] = [row.subject, row.body, row.note].map((text) => text?.trim() || undefined);
  return filled<Communication>({
    resourceType: 'Communication',
    status: row.fhir_status,
    statusReason:
      row.disposition === null
        ? undefined
        : {
            coding: [{ system: own('disposition'), code: row.disposition }],
            text: dispositionLabel(row.disposition),
          },
    category: categories(row),
    medium: [{ text: row.channel }],
    subject: patient,
    topic: topic === undefined ? undefined : { text: topic },
    encounter: row.encounter_id === null ? undefined : { reference: `Encounter/${row.encounter_id}` },
    sent: isSent ? toDateTime(row.at) : undefined,
    recipient: [isInbound ? author : patient],
    sender: isInbound ? patient : author,
    payload: body === undefined ? [] : [{ contentString: body }],
    note: note === undefined ? [] : [{ text: note }],
  });
}

export const communication = defineResource<CommunicationRow, Communication>({
  type: 'Communication',
  description: 'SMS and e-mails to a patient, and calls of the facility with their outcome.',
  unsupported: [
    'Phone numbers and addresses are not shown.',
    'What was recorded on a call is its QuestionnaireResponse, and its readings are Observations.',
    'Calls are only shown to users who may read call logs.',
  ],
  right: READS_NOTES,
  from: sql`(${MESSAGES} union all ${CALLS}) r join staff s on s.id = r.author_id`,
  columns: sql`r.person_id, r.kind, r.fhir_status, r.channel, r.about, r.programme, r.direction, r.disposition, r.at,
    r.subject, r.body, r.note, r.encounter_id, r.author_id, s.name as author_name`,
  updatedAt: sql`r.updated_at`,
  visible: (caller) => {
    const isCall = decideRight(READS_CALLS, caller.scopes).allowed
      ? sql<boolean>`r.facility_id = ${caller.facilityId}`
      : sql<boolean>`false`;
    return sql<boolean>`${mayRead(caller, sql.ref('r.person_id'))} and (r.kind = 'message' or ${isCall})`;
  },
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    status: coded(
      'preparation, in-progress, completed, not-done or entered-in-error',
      sql`r.fhir_status`,
      STATUSES,
      'http://hl7.org/fhir/event-status',
    ),
    category: coded('message or call', sql`r.kind`, KINDS, own('communication-kind')),
    sent: instants('when the state of a message last changed, or when a call began', sql`r.at`),
    sender: {
      ...refersTo('the member of staff who wrote or called', sql`r.author_id`, 'Practitioner', 'sender'),
      match: (id: string) => sql<boolean>`(r.author_id = ${id}::uuid and r.direction = 'outbound')`,
    },
    encounter: refersTo('the encounter it is about', sql`r.encounter_id`, 'Encounter', 'encounter'),
  },
  sorts: { sent: { column: sql`r.at`, type: 'bigint' } },
  order: '-sent',
  toResource: toCommunication,
});
