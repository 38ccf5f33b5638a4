import { type Kysely, sql } from 'kysely';

/**
 * The audit as it is becomes the partition of the past in the next migration, up to a month that has not begun. That no row
 * is later is checked there while requests are audited; here the rule only begins. The months are those of UTC.
 */
const STATEMENTS = [
  `do $$
    begin
      execute format('alter table audit add constraint audit_past check (at < %L) not valid',
        to_char(date_trunc('month', now() at time zone 'UTC') + interval '2 months', 'YYYY-MM-DD 00:00:00+00'));
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
