import { encounterClassLabel, serviceTypeLabel } from '@careline/core/internal/encounters';
import { decideRight, READS_ENCOUNTERS, READS_RECORD } from '@careline/core/internal/navigation';
import type { CodeableConcept } from 'fhir/r4';
import { type RawBuilder, sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { ResourceRow } from '../fhir-resource.ts';
import { own } from '../fhir-systems.ts';
import { refersTo } from '../search/common-parameters.ts';
import type { SearchParameters } from '../search/parameter.ts';

/** A stored encounter. It is shown twice under one id: the booking as Appointment, the visit as Encounter. */
export interface StoredEncounter extends ResourceRow {
  readonly person_id: string;
  readonly facility_id: string;
  readonly facility_name: string;
  readonly organisation_id: string;
  readonly care_provider_id: string | null;
  readonly care_provider_name: string | null;
  readonly encounter_class: string;
  readonly service_type: string;
  readonly priority: string;
  readonly status: string;
  readonly starts_at: number;
  readonly ends_at: number | null;
  readonly arrived_at: number | null;
  readonly started_at: number | null;
  readonly reason: string | null;
  readonly created_at: number;
}

export const ENCOUNTER_FROM = sql`encounter r join facility f on f.id = r.facility_id
  left join staff c on c.id = r.care_provider_id`;

export const ENCOUNTER_COLUMNS = sql`r.person_id, r.facility_id, f.name as facility_name, r.organisation_id,
  r.care_provider_id, c.name as care_provider_name, r.encounter_class, r.service_type, r.priority, r.status, r.starts_at,
  r.ends_at, r.arrived_at, r.started_at, r.reason, r.created_at`;

/** Encounters of the caller's facility, as in the patient's list. Staff of health checks see no consultations. */
export function isVisibleEncounter({ facilityId, scopes }: Caller): RawBuilder<boolean> {
  const ofFacility = sql<boolean>`r.facility_id = ${facilityId} and ${mayRead({ facilityId }, sql.ref('r.person_id'))}`;
  if (decideRight(READS_RECORD, scopes).allowed) return ofFacility;
  return decideRight(READS_ENCOUNTERS, scopes).allowed
    ? sql<boolean>`${ofFacility} and r.package is not null`
    : sql<boolean>`false`;
}

export const encounterReferences: SearchParameters = {
  location: refersTo('the facility', sql`r.facility_id`, 'Location', 'location'),
  practitioner: refersTo('the care provider', sql`r.care_provider_id`, 'Practitioner', 'participant'),
};

export const patientReference = ({ person_id }: StoredEncounter) => ({ reference: `Patient/${person_id}` });

export const locationReference = ({ facility_id, facility_name }: StoredEncounter) => ({
  reference: `Location/${facility_id}`,
  display: facility_name,
});

export const providerReference = ({ care_provider_id, care_provider_name }: StoredEncounter) =>
  care_provider_id === null
    ? undefined
    : {
        reference: `Practitioner/${care_provider_id}`,
        ...(care_provider_name === null ? {} : { display: care_provider_name }),
      };

export const serviceType = ({ service_type }: StoredEncounter): CodeableConcept => ({
  coding: [{ system: own('service-type'), code: service_type }],
  text: serviceTypeLabel(service_type, { locale: 'en' }),
});

export const classCoding = ({ encounter_class: code }: StoredEncounter) => ({
  system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  code,
  display: encounterClassLabel(code, 'en'),
});

export const reasonCodes = ({ reason }: StoredEncounter): CodeableConcept[] =>
  reason === null || reason.trim() === '' ? [] : [{ text: reason }];

/** Assumed length of a booking without an end, in seconds, as in the calendar. */
export const USUAL_SECONDS = 1800;
