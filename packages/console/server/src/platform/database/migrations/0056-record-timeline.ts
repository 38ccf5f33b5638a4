import { type Kysely, sql } from 'kysely';

/** What imports brought of a patient, by its time: of a long record a page is read, and not the whole. */
const STATEMENTS = [
  `-- expands: imports wait while it is made, a few seconds for a million rows
  create index imported_resource_person_time
    on imported_resource (person_id, (coalesce(at, -62135596800)) desc, id desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
