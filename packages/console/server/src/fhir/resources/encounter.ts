import { READS_PATIENT_ENCOUNTERS } from '@careline/core/internal/navigation';
import type { CodeableConcept, Encounter, Reference } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource } from '../fhir-resource.ts';
import { filled, toDateTime } from '../fhir-systems.ts';
import { coded, ofPatient } from '../search/common-parameters.ts';
import type { Loose } from '../search/parameter.ts';
import {
  classCoding,
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

interface EncounterRow extends StoredEncounter {
  readonly fhir_status: Encounter['status'];
}

const STATUS = sql`(case
  when r.status = 'COMPLETED' then 'finished'
  when r.status in ('CANCELLED', 'REJECTED') then 'cancelled'
  when r.started_at is not null then 'in-progress'
  when r.arrived_at is not null then 'arrived'
  else 'planned' end)`;
const STATUSES = ['planned', 'arrived', 'in-progress', 'finished', 'cancelled'];

const PRIORITIES: Readonly<Record<string, CodeableConcept>> = Object.fromEntries(
  [
    ['routine', 'R', 'routine'],
    ['urgent', 'UR', 'urgent'],
    ['asap', 'A', 'ASAP'],
  ].map(([stored = '', code = '', display = '']) => [
    stored,
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActPriority', code, display }] },
  ]),
);

/** When the visit took place, or is planned. */
function periodOf({ started_at, arrived_at, starts_at, ends_at }: EncounterRow): Encounter['period'] {
  const start = started_at ?? arrived_at ?? starts_at;
  const end = ends_at !== null && ends_at >= start ? { end: toDateTime(ends_at) } : {};
  return { start: toDateTime(start), ...end };
}

const participants = (resource: Loose): (Reference | undefined)[] =>
  ((resource.participant ?? []) as { individual?: Reference }[]).map(({ individual }) => individual);
const locations = (resource: Loose): (Reference | undefined)[] =>
  ((resource.location ?? []) as { location?: Reference }[]).map(({ location }) => location);

const START = sql`coalesce(r.started_at, r.arrived_at, r.starts_at)`;

export const encounter = defineResource<EncounterRow, Encounter>({
  type: 'Encounter',
  description: 'Consultations, visits and health checks of the facility, from booking to end.',
  unsupported: ['The booking is the Appointment with the same id. Calls are not Encounters.'],
  right: READS_PATIENT_ENCOUNTERS,
  from: ENCOUNTER_FROM,
  columns: sql`${ENCOUNTER_COLUMNS}, ${STATUS} as fhir_status`,
  updatedAt: sql`r.updated_at`,
  visible: isVisibleEncounter,
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    status: coded(
      'planned, arrived, in-progress, finished or cancelled',
      STATUS,
      STATUSES,
      'http://hl7.org/fhir/encounter-status',
    ),
    class: {
      kind: 'token',
      description: 'the class: AMB, VR, HH and others',
      match: ({ code }) =>
        code === undefined ? sql<boolean>`true` : sql<boolean>`r.encounter_class = ${code}`,
    },
    date: {
      kind: 'date',
      description: 'when it takes or took place',
      times: {
        from: START,
        until: sql`greatest(${START} + 1, coalesce(r.ends_at, ${START} + ${sql.lit(USUAL_SECONDS)}))`,
      },
    },
    ...Object.fromEntries(
      Object.entries(encounterReferences).map(([name, parameter]) => [
        name,
        { ...parameter, references: name === 'location' ? locations : participants },
      ]),
    ),
  },
  sorts: { date: { column: START, type: 'bigint' } },
  order: '-date',
  toResource: (row) => {
    const individual = providerReference(row);
    return filled<Encounter>({
      resourceType: 'Encounter',
      status: row.fhir_status,
      class: classCoding(row),
      serviceType: serviceType(row),
      priority: PRIORITIES[row.priority],
      subject: patientReference(row),
      appointment: [{ reference: `Appointment/${row.id}` }],
      participant: individual && [{ individual }],
      period: periodOf(row),
      reasonCode: reasonCodes(row),
      location: [{ location: locationReference(row) }],
      serviceProvider: { reference: `Organization/${row.organisation_id}` },
    });
  },
});
