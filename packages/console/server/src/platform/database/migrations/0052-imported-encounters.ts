import { type Kysely, sql } from 'kysely';

/**
 * Encounters and appointments that imports brought become encounters beside the work: each is read once, and is known by its
 * source and its id there. Nobody of ours wrote them.
 */
const STATEMENTS = [
  `alter table imported_resource add column encounter_read_at bigint`,
  `-- expands: of the rows of imports it takes a few, once
  create index imported_resource_encounter on imported_resource (id)
    where kind in ('Encounter', 'Appointment', 'encounters') and person_id is not null and encounter_read_at is null`,
  `alter table encounter
    alter column author_id drop not null,
    add column imported_from text,
    add column imported_key text`,
  `-- expands: no encounter has a source yet
  create unique index encounter_imported on encounter (organisation_id, imported_from, imported_key)
    where imported_from is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
