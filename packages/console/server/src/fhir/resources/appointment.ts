import { READS_PATIENT_ENCOUNTERS } from '@careline/core/internal/navigation';
import type { Appointment, AppointmentParticipant, Reference } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource } from '../fhir-resource.ts';
import { filled, toDateTime } from '../fhir-systems.ts';
import { coded, ofPatient } from '../search/common-parameters.ts';
import type { Loose, SearchParameter } from '../search/parameter.ts';
import {
  ENCOUNTER_COLUMNS,
  ENCOUNTER_FROM,
  encounterReferences,
  isVisibleEncounter,
  locationReference,
  patientReference,
  providerReference,
  reasonCodes,
  type StoredEncounter,
  serviceType,
  USUAL_SECONDS,
} from './stored-encounter.ts';

interface AppointmentRow extends StoredEncounter {
  readonly fhir_status: Appointment['status'];
}

/** A declined booking waits for another care provider. */
const STATUS = sql`(case
  when r.status = 'COMPLETED' then 'fulfilled'
  when r.status in ('CANCELLED', 'REJECTED') then 'cancelled'
  when r.arrived_at is not null then 'arrived'
  when r.status = 'CONFIRMED' then 'booked'
  else 'pending' end)`;
const STATUSES = ['pending', 'booked', 'arrived', 'fulfilled', 'cancelled'];

function participantsOf(row: AppointmentRow): AppointmentParticipant[] {
  const actor = providerReference(row);
  const answered = row.status === 'CONFIRMED' || row.status === 'COMPLETED' ? 'accepted' : 'needs-action';
  return [
    { actor: patientReference(row), status: 'accepted' },
    ...(actor
      ? [{ actor, status: row.status === 'DECLINED' ? ('declined' as const) : (answered as 'accepted') }]
      : []),
    { actor: locationReference(row), status: 'accepted' },
  ];
}

/** References among the participants, by the type that they refer to. */
const actors =
  (type: string) =>
  (resource: Loose): (Reference | undefined)[] =>
    ((resource.participant ?? []) as AppointmentParticipant[])
      .map(({ actor }) => actor)
      .filter((actor) => actor?.reference?.startsWith(`${type}/`));

const ofActor = (parameter: SearchParameter | undefined, type: string): SearchParameter =>
  ({ ...parameter, references: actors(type) }) as SearchParameter;

const { patient } = ofPatient(sql`r.person_id`, 'participant');

export const appointment = defineResource<AppointmentRow, Appointment>({
  type: 'Appointment',
  description:
    'Bookings of the facility, with the patient, the care provider and the facility as participants.',
  unsupported: ['The visit is the Encounter with the same id.'],
  right: READS_PATIENT_ENCOUNTERS,
  from: ENCOUNTER_FROM,
  columns: sql`${ENCOUNTER_COLUMNS}, ${STATUS} as fhir_status`,
  updatedAt: sql`r.updated_at`,
  visible: isVisibleEncounter,
  reach: { oneOf: ['patient', '_id'] },
  parameters: {
    patient: ofActor(patient, 'Patient'),
    status: coded(
      'pending, booked, arrived, fulfilled or cancelled',
      STATUS,
      STATUSES,
      'http://hl7.org/fhir/appointmentstatus',
    ),
    date: {
      kind: 'date',
      description: 'when it starts',
      times: { from: sql`r.starts_at`, until: sql`r.starts_at + 1` },
    },
    practitioner: ofActor(encounterReferences.practitioner, 'Practitioner'),
    location: ofActor(encounterReferences.location, 'Location'),
  },
  sorts: { date: { column: sql`r.starts_at`, type: 'bigint' } },
  order: '-date',
  toResource: (row) =>
    filled<Appointment>({
      resourceType: 'Appointment',
      status: row.fhir_status,
      serviceType: [serviceType(row)],
      reasonCode: reasonCodes(row),
      start: new Date(row.starts_at * 1000).toISOString(),
      end: new Date(
        Math.max(row.ends_at ?? row.starts_at + USUAL_SECONDS, row.starts_at) * 1000,
      ).toISOString(),
      created: toDateTime(row.created_at),
      participant: participantsOf(row),
    }),
});
