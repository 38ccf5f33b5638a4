import { type Kysely, sql } from 'kysely';

/** The encounter a note was written in, the same in every version of the note; null for one that belongs to the patient alone. */
const STATEMENTS = [
  `-- expands: the column is empty in every row, so that nothing is checked
  alter table care_note add column encounter_id uuid references encounter`,
  `-- expands: no row has a value yet
  create index care_note_encounter on care_note (encounter_id, begun_at desc, note_id desc)
    where encounter_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
