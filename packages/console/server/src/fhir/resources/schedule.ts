import { serviceTypeLabel } from '@careline/core/internal/encounters';
import { listProviderSlots } from '@careline/core/internal/encounters/availability';
import type { Reference, Schedule } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own } from '../fhir-systems.ts';
import { refersTo } from '../search/common-parameters.ts';
import type { Loose } from '../search/parameter.ts';

interface ScheduleRow extends ResourceRow {
  readonly name: string;
  readonly service_types: readonly string[];
}

const HOURS = sql`care_provider_hours h where h.care_provider_id = r.id`;

export const schedule = defineResource<ScheduleRow, Schedule>({
  type: 'Schedule',
  description:
    'Bookable hours of a care provider at the facility. The id is that of the Practitioner, and the times are Slots.',
  unsupported: ['Weekly hours and leave are not shown: ask for Slots.'],
  right: listProviderSlots,
  from: sql`staff r`,
  columns: sql`null::uuid as person_id, r.name,
    array(select distinct t.type from (select unnest(h.service_types) as type from ${HOURS}) t order by 1) as service_types`,
  updatedAt: sql`extract(epoch from r.created_at)::bigint`,
  visible: ({ facilityId }) =>
    sql<boolean>`r.active and exists (select from ${HOURS} and h.facility_id = ${facilityId})`,
  parameters: {
    actor: {
      ...refersTo('the care provider', sql`r.id`, 'Practitioner', 'actor'),
      references: ({ actor }: Loose) =>
        ((actor ?? []) as Reference[]).filter(({ reference }) => reference?.startsWith('Practitioner/')),
    },
  },
  sorts: {},
  order: '-_lastUpdated',
  toResource: (row, { caller }) =>
    filled<Schedule>({
      resourceType: 'Schedule',
      active: true,
      serviceType: row.service_types.map((code) => ({
        coding: [{ system: own('service-type'), code }],
        text: serviceTypeLabel(code, { locale: 'en' }),
      })),
      actor: [
        { reference: `Practitioner/${row.id}`, display: row.name },
        { reference: `Location/${caller.facilityId}` },
      ],
    }),
});
