import { type Kysely, sql } from 'kysely';

/** Care teams of a facility: who belongs to them and who stands in for whom, from a day to a day (YYYY-MM-DD, both included). */
const STATEMENTS = [
  `create table care_team (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    name text not null,
    version integer not null default 1,
    created_at bigint not null,
    updated_at bigint not null,
    updated_by uuid not null references staff
  )`,
  `create index care_team_facility on care_team (facility_id)`,
  `create table care_team_member (
    care_team_id uuid not null references care_team on delete cascade,
    staff_id uuid not null references staff,
    role text not null,
    valid_from text not null,
    valid_until text,
    position smallint not null,
    primary key (care_team_id, staff_id)
  )`,
  `create index care_team_member_staff on care_team_member (staff_id)`,
  `create table care_team_stand_in (
    care_team_id uuid not null references care_team on delete cascade,
    position smallint not null,
    for_id uuid not null references staff,
    stand_in_id uuid not null references staff check (stand_in_id <> for_id),
    from_day text not null,
    until_day text not null check (until_day >= from_day),
    reason text not null,
    note text,
    primary key (care_team_id, position)
  )`,
  `create index care_team_stand_in_by on care_team_stand_in (stand_in_id)`,
  `create index care_team_stand_in_for on care_team_stand_in (for_id)`,
  // The circle that an encounter is offered to while nobody is assigned.
  `alter table encounter add column care_team_id uuid references care_team on delete set null`,
  `-- expands: no encounter has a care team yet
  create index encounter_care_team on encounter (care_team_id) where care_team_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
