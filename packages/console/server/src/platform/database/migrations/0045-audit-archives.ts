import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Months of the audit that stand in files, each with the digest that proves the file, and the digest of the one before.
  `create table audit_archive (
    id bigint generated always as identity primary key,
    -- The name of the file in whatever folder it is kept.
    file text not null,
    rows bigint not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    sha256 text not null,
    previous_sha256 text,
    archived_at timestamptz not null default now()
  )`,
  `create trigger audit_archive_only_added before update or delete or truncate on audit_archive
    for each statement execute function refuse_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
