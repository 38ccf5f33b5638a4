import type { Generated } from 'kysely';

/** Days as YYYY-MM-DD, both ends included. */
export interface CareTeamTables {
  care_team: {
    id: string;
    organisation_id: string;
    facility_id: string;
    name: string;
    version: Generated<number>;
    /** Unix seconds. */
    created_at: number;
    updated_at: number;
    updated_by: string;
  };
  care_team_member: {
    care_team_id: string;
    staff_id: string;
    role: string;
    valid_from: string;
    valid_until: string | null;
    position: number;
  };
  care_team_stand_in: {
    care_team_id: string;
    position: number;
    for_id: string;
    stand_in_id: string;
    from_day: string;
    until_day: string;
    reason: string;
    note: string | null;
  };
}
