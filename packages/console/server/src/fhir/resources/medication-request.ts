import { READS_RECORD } from '@careline/core/internal/navigation';
import { doseText, medicineRouteLabel, type NewLine } from '@careline/core/internal/prescriptions';
import type { Dosage, MedicationRequest } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own, toDateTime } from '../fhir-systems.ts';
import { coded, instants, ofPatient, refersTo } from '../search/common-parameters.ts';

interface MedicationRequestRow extends ResourceRow {
  readonly person_id: string;
  readonly fhir_status: MedicationRequest['status'];
  readonly content: NewLine;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly prescription_id: string;
  readonly encounter_id: string | null;
  readonly signer_id: string;
  readonly signer_name: string;
  readonly signed_at: number;
}

const hasEvent = (kind: string, ofLine: boolean) => sql`exists (select from prescription_event v
  where v.prescription_id = p.id and v.kind = ${kind} ${ofLine ? sql`and v.line_id = r.id` : sql``})`;

/** The same states as on the list of medicines. A line that a pharmacist refused may still be taken. */
const STATUS = sql`(case
  when ${hasEvent('withdrawn', false)} then 'cancelled'
  when ${hasEvent('stopped', true)} then 'stopped'
  when r.ends_on < (now() at time zone f.time_zone)::date::text then 'completed'
  else 'active' end)`;
const STATUSES = ['active', 'stopped', 'completed', 'cancelled'];

const COLUMNS = sql`p.person_id, ${STATUS} as fhir_status, r.content, r.starts_on, r.ends_on, r.prescription_id,
  p.encounter_id, p.signer_id, s.name as signer_name, p.created_at as signed_at`;

const nameOf = ({ medicine, strength, form }: NewLine): string =>
  [medicine, strength, form].filter(Boolean).join(' ');

function dosageOf({ content, starts_on, ends_on }: MedicationRequestRow): Dosage {
  const { route, amount, unit, frequency, instructions, reason } = content;
  const text = doseText(content, 'en');
  return filled<Dosage>({
    text,
    patientInstruction: instructions,
    timing: { repeat: { boundsPeriod: { start: starts_on, ...(ends_on === null ? {} : { end: ends_on }) } } },
    ...(frequency === 'SOS'
      ? reason === ''
        ? { asNeededBoolean: true }
        : { asNeededCodeableConcept: { text: reason } }
      : {}),
    route: route === null ? undefined : { text: medicineRouteLabel(route, 'en') },
    doseAndRate: typeof amount === 'number' ? [{ doseQuantity: { value: amount, unit } }] : undefined,
  });
}

export const medicationRequest = defineResource<MedicationRequestRow, MedicationRequest>({
  type: 'MedicationRequest',
  description: 'Lines of signed prescriptions, with their dose in words.',
  unsupported: [
    'Medicines have names and no codes.',
    'Prescriptions that were withdrawn are `cancelled`.',
    'Medicines that another system prescribed are MedicationStatements.',
  ],
  right: READS_RECORD,
  from: sql`prescription_line r join prescription p on p.id = r.prescription_id join facility f on f.id = p.facility_id
    join staff s on s.id = p.signer_id`,
  columns: COLUMNS,
  updatedAt: sql`greatest(p.updated_at,
    coalesce((select max(v.created_at) from prescription_event v where v.prescription_id = p.id), 0))`,
  visible: (caller) => mayRead(caller, sql.ref('p.person_id')),
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`p.person_id`),
    status: coded(
      'active, stopped, completed or cancelled',
      STATUS,
      STATUSES,
      'http://hl7.org/fhir/CodeSystem/medicationrequest-status',
    ),
    intent: {
      kind: 'token',
      description: 'always order',
      match: ({ code }) => sql<boolean>`${code === undefined || code === 'order'}::boolean`,
    },
    authoredon: instants('when it was signed', sql`p.created_at`),
    requester: refersTo('who signed it', sql`p.signer_id`, 'Practitioner', 'requester'),
    encounter: refersTo('the encounter it was signed in', sql`p.encounter_id`, 'Encounter', 'encounter'),
  },
  sorts: { authoredon: { column: sql`p.created_at`, type: 'bigint' } },
  order: '-authoredon',
  toResource: (row) =>
    filled<MedicationRequest>({
      resourceType: 'MedicationRequest',
      groupIdentifier: { system: own('prescription'), value: row.prescription_id },
      status: row.fhir_status,
      intent: 'order',
      medicationCodeableConcept: { text: nameOf(row.content) },
      subject: { reference: `Patient/${row.person_id}` },
      encounter: row.encounter_id === null ? undefined : { reference: `Encounter/${row.encounter_id}` },
      authoredOn: toDateTime(row.signed_at),
      requester: { reference: `Practitioner/${row.signer_id}`, display: row.signer_name },
      reasonCode: row.content.reason === '' ? [] : [{ text: row.content.reason }],
      dosageInstruction: [dosageOf(row)],
    }),
});
