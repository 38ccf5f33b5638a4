import type { PractitionerRole } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled } from '../fhir-systems.ts';
import { refersTo } from '../search/common-parameters.ts';
import { READS_DIRECTORY } from './directory-right.ts';

interface PractitionerRoleRow extends ResourceRow {
  readonly staff_id: string;
  readonly staff_name: string;
  readonly facility_id: string;
  readonly facility_name: string;
  readonly organisation_id: string;
  readonly active: boolean;
  readonly roles: readonly string[];
  readonly specialities: readonly string[];
}

export const practitionerRole = defineResource<PractitionerRoleRow, PractitionerRole>({
  type: 'PractitionerRole',
  description: 'Where each member of staff works, with roles and specialities.',
  unsupported: ['Working hours are not shown.'],
  right: READS_DIRECTORY,
  from: sql`(select md5(w.staff_id::text || w.facility_id::text)::uuid as id, w.staff_id, s.name as staff_name,
      w.facility_id, f.name as facility_name, s.organisation_id, s.active, s.roles, s.specialities,
      greatest(s.updated_at, f.updated_at, extract(epoch from s.created_at)::bigint) as updated_at
    from staff_facility w join staff s on s.id = w.staff_id join facility f on f.id = w.facility_id) r`,
  columns: sql`null::uuid as person_id, r.staff_id, r.staff_name, r.facility_id, r.facility_name, r.organisation_id,
    r.active, r.roles, r.specialities`,
  updatedAt: sql`r.updated_at`,
  visible: ({ organisationId }) => sql<boolean>`r.organisation_id = ${organisationId}`,
  parameters: {
    practitioner: refersTo('the member of staff', sql`r.staff_id`, 'Practitioner', 'practitioner'),
    location: refersTo('the facility', sql`r.facility_id`, 'Location', 'location'),
    organization: refersTo('the organisation', sql`r.organisation_id`, 'Organization', 'organization'),
  },
  sorts: {},
  order: '-_lastUpdated',
  toResource: (row) =>
    filled<PractitionerRole>({
      resourceType: 'PractitionerRole',
      active: row.active,
      practitioner: { reference: `Practitioner/${row.staff_id}`, display: row.staff_name },
      organization: { reference: `Organization/${row.organisation_id}` },
      code: row.roles.map((text) => ({ text })),
      specialty: row.specialities.map((text) => ({ text })),
      location: [{ reference: `Location/${row.facility_id}`, display: row.facility_name }],
    }),
});
