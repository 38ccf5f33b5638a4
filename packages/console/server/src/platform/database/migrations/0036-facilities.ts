import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // What administrators say of a facility, and when it closes. Times are unix seconds.
  `-- expands: facilities are few
  alter table facility
    add column code text,
    add column type text,
    add column address text,
    add column phone text,
    -- The first day on which nobody works there, by its calendar, and the first second of that day.
    add column closed_on text,
    add column closed_from bigint,
    add column closed_reason text,
    add column updated_at bigint not null default floor(extract(epoch from now()))::bigint,
    add column updated_by uuid references staff,
    add constraint facility_closed check (
      (closed_on is null) = (closed_from is null) and (closed_on is null) = (closed_reason is null)
    )`,
  `-- expands: facilities are few
  create unique index facility_code on facility (organisation_id, code)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
