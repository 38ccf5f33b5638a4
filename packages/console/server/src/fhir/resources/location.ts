import type { Location } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own } from '../fhir-systems.ts';
import { coded, refersTo, texts } from '../search/common-parameters.ts';
import { READS_DIRECTORY } from './directory-right.ts';

interface LocationRow extends ResourceRow {
  readonly name: string;
  readonly code: string | null;
  readonly type: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly organisation_id: string;
  readonly fhir_status: Location['status'];
}

const STATUS = sql`(case when r.closed_from is null then 'active' else 'inactive' end)`;

export const location = defineResource<LocationRow, Location>({
  type: 'Location',
  description: 'Facilities of the organisation.',
  unsupported: ['Rooms and opening hours are not shown.'],
  right: READS_DIRECTORY,
  from: sql`facility r`,
  columns: sql`null::uuid as person_id, r.name, r.code, r.type, r.address, r.phone, r.organisation_id,
    ${STATUS} as fhir_status`,
  updatedAt: sql`greatest(r.updated_at, extract(epoch from r.created_at)::bigint)`,
  visible: ({ organisationId }) => sql<boolean>`r.organisation_id = ${organisationId}`,
  parameters: {
    name: texts('the name', sql`r.name`),
    status: coded(
      'active or inactive',
      STATUS,
      { active: 'active', inactive: 'inactive' },
      'http://hl7.org/fhir/location-status',
    ),
    organization: refersTo(
      'the organisation',
      sql`r.organisation_id`,
      'Organization',
      'managingOrganization',
    ),
  },
  sorts: { name: { column: sql`lower(r.name) collate "C"`, type: 'text' } },
  order: 'name',
  toResource: (row) =>
    filled<Location>({
      resourceType: 'Location',
      identifier: row.code ? [{ system: own('facility-code'), value: row.code }] : [],
      status: row.fhir_status,
      name: row.name,
      mode: 'instance',
      type: row.type ? [{ text: row.type }] : [],
      telecom: row.phone ? [{ system: 'phone', value: row.phone }] : [],
      address: row.address ? { text: row.address } : undefined,
      managingOrganization: { reference: `Organization/${row.organisation_id}` },
    }),
});
