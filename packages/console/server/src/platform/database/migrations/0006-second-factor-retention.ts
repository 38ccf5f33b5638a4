import { type Kysely, sql } from 'kysely';

/** One-time codes at the embedded provider; people who take their consent back, and people who are to be forgotten. */
const STATEMENTS = [
  // secret is encrypted, code_hash keyed; last_step is the number of the half minute whose code was used last, so that none counts twice.
  `create table second_factor (
    account_id uuid primary key references account on delete cascade,
    secret text not null,
    last_step bigint not null,
    wrong_codes smallint not null default 0,
    created_at timestamptz not null default now()
  )`,
  `create table recovery_code (
    account_id uuid not null references second_factor on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (account_id, code_hash)
  )`,

  // Unix seconds. record_until: when what is left of an erased person may go too.
  `alter table person
    add column consent_withdrawn_at bigint,
    add column erased_at bigint,
    add column record_until bigint check (record_until is null or erased_at is not null)`,
  `create index person_record_until on person (record_until) where record_until is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
