import { type Kysely, sql } from 'kysely';

/** Emergency access, and an audit that is read. */
const STATEMENTS = [
  `create table access_grant (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    staff_id uuid not null references staff,
    person_id uuid not null references person,
    -- Of the audit row that has the reason.
    request_id text not null,
    -- Unix seconds.
    granted_at bigint not null,
    until bigint not null check (until > granted_at)
  )`,
  `create index access_grant_live on access_grant (staff_id, facility_id, until)`,

  `create index audit_organisation on audit (organisation_id, at desc, id desc)`,
  `create index audit_staff on audit (staff_id, at desc, id desc) where staff_id is not null`,
  `create index audit_emergency on audit (organisation_id, at desc, id desc) where details ->> 'emergency' = 'true'`,

  // A second lock beside the triggers: the role that made the tables, and often serves too, loses the right to change
  // them. Inserting and reading stay, so restoring a backup works; a later migration that has to change such rows grants
  // itself the right first, as owners may. A superuser is bound by the triggers only.
  // contact refers to contact_status, and checking such a reference locks the row as the owner, for which PostgreSQL asks
  // for the right to update some column: the identity column, which takes no value of ours.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on audit, contact_status, call_log from current_user;
        grant update (position) on contact_status to current_user;
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
