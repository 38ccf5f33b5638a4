import { type Kysely, sql } from 'kysely';

const COLUMNS = ['at', 'person', 'organisation', 'staff', 'emergency'];

const STATEMENTS = [
  // Reads every row; requests go on being audited meanwhile.
  `alter table audit validate constraint audit_past`,

  `-- expands: the table that answers to its name afterwards has the same columns
  alter table audit rename to audit_past`,
  `alter index audit_pkey rename to audit_past_pkey`,
  ...COLUMNS.map((name) => `alter index audit_${name} rename to audit_past_${name}`),

  // Numbering goes on. Before version 17 a partitioned table numbers its rows by a default only.
  `do $$
    begin
      execute format('create sequence audit_number start with %s',
        nextval(pg_get_serial_sequence('audit_past', 'id')));
    end
  $$`,
  `-- expands: the default of the table that has the name afterwards gives the numbers
  alter table audit_past alter column id drop identity`,

  `create table audit (
    id bigint not null default nextval('audit_number'),
    at timestamptz not null default clock_timestamp(),
    organisation_id uuid,
    facility_id uuid,
    staff_id uuid,
    request_id text not null,
    action text not null,
    outcome text not null,
    person_ids uuid[] not null default '{}',
    details jsonb not null default '{}'
  ) partition by range (at)`,
  `alter sequence audit_number owned by audit.id`,
  // Taking a number needs this right; writing the row that has it needs one of its own.
  `grant usage on sequence audit_number to public`,
  `create index audit_at on audit (at)`,
  `create index audit_person on audit using gin (person_ids)`,
  `create index audit_organisation on audit (organisation_id, at desc, id desc)`,
  `create index audit_staff on audit (staff_id, at desc, id desc) where staff_id is not null`,
  `create index audit_emergency on audit (organisation_id, at desc, id desc) where details ->> 'emergency' = 'true'`,
  `create trigger audit_only_added before update or delete or truncate on audit
    for each statement execute function refuse_change()`,

  // Whoever might read and write the audit goes on, in the middle of a request.
  `do $$
    declare
      one record;
    begin
      for one in
        select case when a.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end as who, a.privilege_type as what
        from pg_class c, aclexplode(c.relacl) a
        where c.oid = 'audit_past'::regclass and a.grantee <> c.relowner
      loop
        execute format('grant %s on audit to %s', one.what, one.who);
      end loop;
    end
  $$`,

  // An audit without a row has no past.
  `do $$
    declare
      bound timestamp := date_trunc('month', now() at time zone 'UTC');
    begin
      if exists (select from audit_past) then
        select (regexp_match(pg_get_constraintdef(oid), '''([^'']+)'''))[1]::timestamptz at time zone 'UTC' into bound
        from pg_constraint where conname = 'audit_past' and conrelid = 'audit_past'::regclass;
      end if;
      execute format('alter table audit attach partition audit_past for values from (minvalue) to (%L)',
        to_char(bound, 'YYYY-MM-DD 00:00:00+00'));
    end
  $$`,
  `alter table audit_past drop constraint audit_past`,

  // Takes what no month takes, so that a month that nobody made in time stops no request.
  `create table audit_other partition of audit (primary key (id)) default`,
  `create trigger audit_only_added before update or delete or truncate on audit_other
    for each statement execute function refuse_change()`,

  // Makes the partitions of this month and of the next three, as the owner whoever asks; a role that only serves has no
  // right to. Answers the months that are missing afterwards: those of which audit_other has rows.
  `create function add_audit_months() returns setof text language plpgsql security definer set search_path from current as $$
    declare
      first timestamp;
      name text;
    begin
      for first in
        select date_trunc('month', now() at time zone 'UTC') + n * interval '1 month' from generate_series(0, 3) n
      loop
        name := 'audit_' || to_char(first, 'YYYY_MM');
        continue when to_regclass(quote_ident(name)) is not null;
        continue when exists (
          select from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'audit'::regclass and c.relname = 'audit_past'
            and (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz at time zone 'UTC' > first
        );
        begin
          execute format('create table %I (like audit, primary key (id))', name);
          execute format('create trigger audit_only_added before update or delete or truncate on %I
            for each statement execute function refuse_change()', name);
          if not (select rolsuper from pg_roles where rolname = current_user) then
            execute format('revoke update, delete, truncate on %I from current_user', name);
          end if;
          execute format('alter table audit attach partition %I for values from (%L) to (%L)', name,
            to_char(first, 'YYYY-MM-DD 00:00:00+00'), to_char(first + interval '1 month', 'YYYY-MM-DD 00:00:00+00'));
        exception
          when check_violation then
            return next to_char(first, 'YYYY-MM');
          when duplicate_table or unique_violation then
            -- Another process has made it.
            null;
        end;
      end loop;
    end
  $$`,

  // As before, the role that made the tables may not change what is written.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on audit, audit_other from current_user;
      end if;
    end
  $$`,
  `select * from add_audit_months()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
