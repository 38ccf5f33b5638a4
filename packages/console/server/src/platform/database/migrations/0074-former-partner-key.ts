import { type Kysely, sql } from 'kysely';

/** While a partner's new key is brought to its servers, the one before may go on working until a given time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table partner
      add column former_key_hash text,
      add column former_key_end text,
      add column former_key_made_at bigint,
      add column former_key_until bigint`)
    .execute(db);
}
