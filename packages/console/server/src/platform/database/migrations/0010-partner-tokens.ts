import { type Kysely, sql } from 'kysely';

/** For whom a partner's provider issues the ID tokens we take, and sessions that were opened through a partner. */
const STATEMENTS = [
  // Null: the provider names the partner's id here as the audience.
  `alter table partner
    add column audience text,
    add constraint partner_audience_check check (audience is null or issuer is not null)`,
  `alter table staff_session add column partner_id uuid references partner`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
