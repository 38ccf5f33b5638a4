import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Who set what the organisation prefers, and when (unix seconds): a change names the version it was made from.
  `-- expands: preferences are few
  alter table preference
    add column updated_at bigint not null default 0,
    add column updated_by uuid references staff`,
  // The uploaded header logo; its address is made of its digest, so that caches keep it for ever.
  `create table organisation_logo (
    organisation_id uuid primary key references organisation,
    sha256 text not null,
    media_type text not null,
    bytes bytea not null,
    created_at bigint not null,
    author_id uuid not null references staff
  )`,
  `create index organisation_logo_sha256 on organisation_logo (sha256)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
