import { type Kysely, sql } from 'kysely';

/** Risks of what is due are counted in the index alone, as kinds are. */
const STATEMENTS = [
  `drop index work_item_due`,
  `-- expands: of a million next calls it takes two seconds, for which a save waits
  create index work_item_due on work_item (facility_id, due_at) include (kind, risk) where due_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
