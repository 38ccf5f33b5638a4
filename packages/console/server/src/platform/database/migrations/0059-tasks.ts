import { type Kysely, sql } from 'kysely';

/**
 * Follow-ups become what is to be done for a patient, of any kind: a server of the version before writes follow-ups, and
 * everything has a value for what it does not know.
 */
const STATEMENTS = [
  `alter table follow_up
    add column kind text not null default 'follow-up',
    add column priority text not null default 'routine',
    add column reason text`,
  // Whom it is given to beside one person, and what it comes from.
  `-- expands: the columns are empty in every row, so that nothing is checked
  alter table follow_up
    add column care_team_id uuid references care_team on delete set null,
    add column contact_id uuid references contact,
    add column encounter_id uuid references encounter,
    -- What a review was booked as.
    add column booked_encounter_id uuid references encounter`,
  // Of a referral: to whom (the id of a member of staff, the code of a service, or a name outside), and who answered when.
  `alter table follow_up
    add column referred_to_kind text,
    add column referred_to text,
    add column answered_by text,
    add column answered_on text`,
  ...['care_team_id', 'contact_id', 'encounter_id', 'booked_encounter_id'].map(
    (column) => `-- expands: no row has a value yet
    create index follow_up_${column.replace(/_id$/, '')} on follow_up (${column}) where ${column} is not null`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
