import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Numbers that a patient is to reach. Times in unix seconds, days as YYYY-MM-DD of the facility.
  `create table patient_goal (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    metric text not null,
    value_key text not null,
    meal_situation text,
    -- Comparator, digits as typed, unit, and why an unlikely number is right.
    target jsonb not null,
    since text not null,
    due_on text,
    note text not null,
    status text not null,
    status_reason text,
    version integer not null check (version > 0),
    -- What it said before it was changed.
    earlier jsonb not null default '[]',
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    changed_at bigint,
    changed_by uuid references staff
  )`,
  `create index patient_goal_person on patient_goal (person_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
