import { labTest } from '@careline/core/internal/labs';
import { READS_LABS } from '@careline/core/internal/navigation';
import type { CodeableConcept, ServiceRequest } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, LOINC, own, toDateTime } from '../fhir-systems.ts';
import { coded, instants, ofPatient, refersTo } from '../search/common-parameters.ts';

interface OrderRow extends ResourceRow {
  readonly person_id: string;
  readonly encounter_id: string | null;
  readonly author_id: string;
  readonly author_name: string;
  readonly tests: readonly { readonly test: string | null; readonly name: string }[];
  readonly fhir_status: ServiceRequest['status'];
  readonly priority: string;
  readonly expected_on: string;
  readonly reason: string;
  readonly note: string;
  readonly created_at: number;
}

const STATUS = sql`(case when r.cancelled_at is not null then 'revoked'
  when r.resulted_at is not null then 'completed' else 'active' end)`;
const STATUSES = ['active', 'completed', 'revoked'];

const PRIORITIES = ['routine', 'urgent', 'asap', 'stat'] as const;

function testConcept({ test, name }: OrderRow['tests'][number]): CodeableConcept {
  const loinc = labTest(test)?.loinc;
  return {
    coding: [
      ...(loinc === undefined ? [] : [{ system: LOINC, code: loinc }]),
      ...(test === null ? [] : [{ system: own('value'), code: `laboratory.${test}` }]),
    ],
    text: name,
  };
}

/** One test is the code of the order; several are its details. */
function codesOf({ tests }: OrderRow): Pick<ServiceRequest, 'code' | 'orderDetail'> {
  const concepts = tests.map(testConcept).map((one) => filled<CodeableConcept>(one));
  return concepts.length === 1
    ? { code: concepts[0] }
    : { code: { text: 'Laboratory tests' }, orderDetail: concepts };
}

export const serviceRequest = defineResource<OrderRow, ServiceRequest>({
  type: 'ServiceRequest',
  description: 'Orders of laboratory tests.',
  unsupported: ['Referrals are Tasks on the screens and are not shown.'],
  right: READS_LABS,
  from: sql`lab_order r join staff s on s.id = r.author_id`,
  columns: sql`r.person_id, r.encounter_id, r.author_id, s.name as author_name, r.tests, ${STATUS} as fhir_status,
    r.priority, r.expected_on, r.reason, r.note, r.created_at`,
  updatedAt: sql`r.updated_at`,
  visible: (caller) => mayRead(caller, sql.ref('r.person_id')),
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    status: coded('active, completed or revoked', STATUS, STATUSES, 'http://hl7.org/fhir/request-status'),
    authored: instants('when it was ordered', sql`r.created_at`),
    encounter: refersTo('the encounter it was ordered in', sql`r.encounter_id`, 'Encounter', 'encounter'),
    requester: refersTo('who ordered it', sql`r.author_id`, 'Practitioner', 'requester'),
  },
  sorts: { authored: { column: sql`r.created_at`, type: 'bigint' } },
  order: '-authored',
  toResource: (row) =>
    filled<ServiceRequest>({
      resourceType: 'ServiceRequest',
      status: row.fhir_status,
      intent: 'order',
      category: [
        {
          coding: [{ system: 'http://snomed.info/sct', code: '108252007', display: 'Laboratory procedure' }],
        },
      ],
      priority: PRIORITIES.find((one) => one === row.priority),
      ...codesOf(row),
      subject: { reference: `Patient/${row.person_id}` },
      encounter: row.encounter_id === null ? undefined : { reference: `Encounter/${row.encounter_id}` },
      occurrenceDateTime: row.expected_on,
      authoredOn: toDateTime(row.created_at),
      requester: { reference: `Practitioner/${row.author_id}`, display: row.author_name },
      reasonCode: row.reason.trim() === '' ? [] : [{ text: row.reason.trim() }],
      note: row.note.trim() === '' ? [] : [{ text: row.note.trim() }],
    }),
});
