import { type Kysely, sql } from 'kysely';

/** Systems of partners that request tokens with a signed assertion. Times in unix seconds. */
const STATEMENTS = [
  `create table partner_backend (
    partner_id uuid primary key references partner on delete cascade,
    staff_id uuid not null references staff on delete cascade,
    keys text not null,
    system_scopes text[] not null,
    changed_at bigint not null
  )`,
  `comment on column partner_backend.staff_id is 'The member of staff whose rights it has.'`,
  `comment on column partner_backend.keys is 'Address of its JSON Web Key Set, or the set itself. Only public keys.'`,
  `comment on column partner_backend.changed_at is 'Tokens that were issued before are refused.'`,
  `create index partner_backend_staff on partner_backend (staff_id)`,
  `create table used_assertion (
    partner_id uuid references partner on delete cascade,
    jti_hash text,
    expires_at bigint not null,
    primary key (partner_id, jti_hash)
  )`,
  `comment on table used_assertion is 'Signed token requests, each of which is accepted once.'`,
  `create index used_assertion_expires on used_assertion (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
