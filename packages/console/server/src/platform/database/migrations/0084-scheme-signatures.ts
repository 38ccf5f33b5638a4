import { type Kysely, sql } from 'kysely';

/** Times in unix seconds. */
const STATEMENTS = [
  // The clinician who signed the limits of a version of a scheme, as an administrator recorded it.
  `create table scheme_signature (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    scheme text not null,
    version integer not null,
    clinician text not null,
    registration_number text not null,
    -- YYYY-MM-DD
    signed_on text not null,
    author_id uuid not null references staff,
    created_at bigint not null
  )`,
  `create index scheme_signature_organisation on scheme_signature (organisation_id, created_at)`,
  `create table scheme_signature_withdrawal (
    signature_id uuid primary key references scheme_signature,
    reason text not null,
    author_id uuid not null references staff,
    created_at bigint not null
  )`,
  ...['scheme_signature', 'scheme_signature_withdrawal'].map(
    (table) => `create trigger ${table}_only_added before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
  // The second lock that 0005 put on rows that are only ever added.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on scheme_signature, scheme_signature_withdrawal from current_user;
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
