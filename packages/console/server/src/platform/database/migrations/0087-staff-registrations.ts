import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Of a doctor: the number, and the medical council (a code of core's `COUNCILS`), which older versions did not ask for.
  `alter table staff add column registration_number text, add column registration_council text`,
  `-- expands: members of staff are few rows, and only doctors change
    -- The number that a doctor signed with last.
    update staff s set registration_number = p.registration_number
    from (
      select distinct on (signer_id) signer_id, registration_number
      from prescription
      where registration_number <> ''
      order by signer_id, created_at desc, id desc
    ) p
    where p.signer_id = s.id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
