import { type Kysely, sql } from 'kysely';

/** What staff record of pregnancies, whatever the programme. Entries are added, never changed. Times in unix seconds. */
const STATEMENTS = [
  `create table pregnancy_entry (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    -- A kind and its facts, days as YYYY-MM-DD, as the endpoint takes them.
    content jsonb not null,
    author_id uuid not null references staff,
    created_at bigint not null,
    -- An entry that was a mistake counts no more and stays in the history.
    mistake_at bigint,
    mistake_by uuid references staff,
    mistake_reason text
  )`,
  `create index pregnancy_entry_person on pregnancy_entry (person_id, created_at)`,
  // The order of the worklist goes by pregnancies, as 0012 has it of those of a registration.
  `create trigger pregnancy_entry_mark_work_insert after insert on pregnancy_entry
    referencing new table as stored for each statement execute function mark_work()`,
  `create trigger pregnancy_entry_mark_work_update after update on pregnancy_entry
    referencing new table as stored for each statement execute function mark_work()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
