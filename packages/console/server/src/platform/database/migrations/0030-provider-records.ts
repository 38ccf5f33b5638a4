import { type Kysely, sql } from 'kysely';

/** What the provider remembers is looked up by its account at each first exchange, and by its end at each sweep. */
const STATEMENTS = [
  `create index oidc_record_account on oidc_record ((payload ->> 'accountId'))`,
  `create index oidc_record_end on oidc_record (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
