import { type Kysely, sql } from 'kysely';

/** Bulk exports of the FHIR API, and how far each of their files is. Times in unix seconds. */
const STATEMENTS = [
  `create table bulk_export (
    id uuid primary key,
    organisation_id uuid not null references organisation on delete cascade,
    facility_id uuid not null references facility on delete cascade,
    staff_id uuid not null references staff on delete cascade,
    session_id uuid not null,
    partner_id uuid references partner on delete cascade,
    scopes text[],
    system_scopes text[],
    request text not null,
    since bigint,
    requested_at bigint not null,
    state text not null default 'running' check (state in ('running', 'done', 'failed')),
    failure text,
    finished_at bigint,
    attempts integer not null default 0,
    claim uuid,
    claimed_until bigint not null default 0,
    polled_at bigint not null default 0
  )`,
  `comment on table bulk_export is 'The rows are in files of the data folder until they expire.'`,
  `comment on column bulk_export.scopes is 'Scopes of the token, if a partner requested it.'`,
  `comment on column bulk_export.failure is 'Why it failed, for the client.'`,
  `comment on column bulk_export.attempts is 'Failed attempts since a page was last written.'`,
  `create index bulk_export_facility on bulk_export (facility_id)`,
  `create index bulk_export_organisation on bulk_export (organisation_id)`,
  `create index bulk_export_staff on bulk_export (staff_id)`,
  `create index bulk_export_partner on bulk_export (partner_id)`,
  `create table bulk_export_file (
    export_id uuid references bulk_export on delete cascade,
    type text,
    position integer not null,
    after_id text,
    row_count bigint not null default 0,
    bytes bigint not null default 0,
    finished boolean not null default false,
    primary key (export_id, type)
  )`,
  `comment on column bulk_export_file.after_id is 'Where the next page begins: after this row or patient.'`,
  `comment on column bulk_export_file.bytes is 'What a restarted server keeps of the file.'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
