import { careTeamRoleLabel, listCareTeams } from '@careline/core/internal/encounters/teams';
import type { CareTeam, CareTeamParticipant } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own } from '../fhir-systems.ts';
import { refersTo } from '../search/common-parameters.ts';
import type { Loose } from '../search/parameter.ts';

interface Member {
  readonly staff_id: string;
  readonly name: string;
  readonly role: string;
  readonly from: string;
  readonly until: string | null;
}

interface CareTeamRow extends ResourceRow {
  readonly name: string;
  readonly organisation_id: string;
  readonly members: readonly Member[];
}

const toParticipant = ({ staff_id, name, role, from, until }: Member): CareTeamParticipant => ({
  role: [{ coding: [{ system: own('care-team-role'), code: role }], text: careTeamRoleLabel(role, 'en') }],
  member: { reference: `Practitioner/${staff_id}`, display: name },
  period: { start: from, ...(until === null || until < from ? {} : { end: until }) },
});

export const careTeam = defineResource<CareTeamRow, CareTeam>({
  type: 'CareTeam',
  description: 'Teams of care providers at the facility, with their members.',
  unsupported: [
    'Teams belong to a facility and not to one patient, so there is no `patient`. Stand-ins are not shown.',
  ],
  right: listCareTeams,
  from: sql`care_team r`,
  columns: sql`null::uuid as person_id, r.name, r.organisation_id,
    (select coalesce(jsonb_agg(jsonb_build_object('staff_id', m.staff_id, 'name', s.name, 'role', m.role,
      'from', m.valid_from, 'until', m.valid_until) order by m.position), '[]')
      from care_team_member m join staff s on s.id = m.staff_id where m.care_team_id = r.id) as members`,
  updatedAt: sql`r.updated_at`,
  visible: ({ facilityId }) => sql<boolean>`r.facility_id = ${facilityId}`,
  parameters: {
    participant: {
      ...refersTo('a member', sql`r.id`, 'Practitioner', 'participant'),
      match: (id: string) =>
        sql<boolean>`exists (select from care_team_member m where m.care_team_id = r.id and m.staff_id = ${id}::uuid)`,
      references: ({ participant }: Loose) =>
        ((participant ?? []) as CareTeamParticipant[]).map(({ member }) => member),
    },
  },
  sorts: { name: { column: sql`lower(r.name) collate "C"`, type: 'text' } },
  order: 'name',
  toResource: (row) =>
    filled<CareTeam>({
      resourceType: 'CareTeam',
      status: 'active',
      name: row.name,
      participant: row.members.map(toParticipant),
      managingOrganization: [{ reference: `Organization/${row.organisation_id}` }],
    }),
});
