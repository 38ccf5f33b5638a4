import type { Organization } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { texts } from '../search/common-parameters.ts';
import { READS_DIRECTORY } from './directory-right.ts';

interface OrganizationRow extends ResourceRow {
  readonly name: string;
}

export const organization = defineResource<OrganizationRow, Organization>({
  type: 'Organization',
  description: 'The organisation that the token is for.',
  unsupported: ['Facilities are Locations.'],
  right: READS_DIRECTORY,
  from: sql`organisation r`,
  columns: sql`null::uuid as person_id, r.name`,
  updatedAt: sql`extract(epoch from r.created_at)::bigint`,
  visible: ({ organisationId }) => sql<boolean>`r.id = ${organisationId}`,
  parameters: { name: texts('the name', sql`r.name`) },
  sorts: {},
  order: '-_lastUpdated',
  toResource: ({ name }) => ({ resourceType: 'Organization', active: true, name }),
});
