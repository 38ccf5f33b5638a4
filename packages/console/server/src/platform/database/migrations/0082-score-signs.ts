import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table open_sign alter column contact_id drop not null`,
  `alter table open_sign add column assessment_id uuid references assessment`,
  // A row of a call is critical, whoever stores it: servers of the version before name no level.
  `alter table open_sign add column level text not null default 'critical'`,
  `alter table open_sign add constraint open_sign_source
    check ((contact_id is null) <> (assessment_id is null)) not valid`,
  `alter table open_sign validate constraint open_sign_source`,
  `-- expands: danger signs are few, so the index is built in a moment
  create unique index open_sign_assessment on open_sign (assessment_id)`,
];

/** Scores at a limit stay open until their outcome is recorded, as danger signs that calls told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
