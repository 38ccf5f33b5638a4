-- Every table, function and trigger as migration 0079 left them.

set local check_function_bodies = off;

create extension if not exists pg_trgm;

create function add_audit_months() returns setof text language plpgsql security definer set search_path to '$user', 'public' as $$
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
          and (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz at time zone 'UTC' > first
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
$$;

create function add_work() returns trigger language plpgsql as $$
    begin
  insert into work_change (xid, person_id)
  select distinct pg_current_xact_id()::text::bigint, person_id from stored
  on conflict do nothing;
      insert into work_item (facility_id, person_id, programme, organisation_id)
      select distinct facility_id, person_id, programme, organisation_id from stored
      order by facility_id, person_id, programme
      on conflict do nothing;
      return null;
    end
$$;

create function case_sheet_id(patient uuid) returns uuid language sql immutable as $$
  select md5('case sheet ' || patient::text)::uuid
$$;

create function contact_author_renamed() returns trigger language plpgsql as $$
  begin
    update contact set author_sort = left(lower(new.name), 200) where author_id = new.id;
    return null;
  end
$$;

create function contact_escalation() returns trigger language plpgsql as $$
  begin
    update contact set escalated = tells_escalation(new.answers)
      where id = new.contact_id and escalated <> tells_escalation(new.answers)
        and not exists (select from call_log l where l.contact_id = new.contact_id and l.version > new.version);
    return null;
  end
$$;

create function contact_names() returns trigger language plpgsql as $$
  begin
    new.patient_sort := coalesce((select left(lower(name), 200) from person where id = new.person_id), new.patient_sort);
    new.author_sort := coalesce((select left(lower(name), 200) from staff where id = new.author_id), new.author_sort);
    return new;
  end
$$;

create function contact_newest_status() returns trigger language plpgsql as $$
  declare newest record;
  begin
    select status, coalesce(disposition, '') as disposition into newest
      from contact_status where id = new.current_status_id;
    if found then
      new.current_status := newest.status;
      new.current_disposition := newest.disposition;
    end if;
    return new;
  end
$$;

create function contact_patient_renamed() returns trigger language plpgsql as $$
  begin
    update contact set patient_sort = left(lower(new.name), 200) where person_id = new.id;
    return null;
  end
$$;

create function contact_status_arrived() returns trigger language plpgsql as $$
  begin
    update contact set current_status_id = new.id where id = new.contact_id and current_status_id = new.id;
    return null;
  end
$$;

create function end_reading_alert() returns trigger language plpgsql as $$
  begin
    update reading_alert a set
      ended_at = r.updated_at,
      end_reason = case
        when r.superseded_by is not null then 'superseded'
        when r.deleted and r.status not in ('entered-in-error', 'cancelled') then 'deleted'
        else 'entered-in-error'
      end
    from stored r
    where a.reading_id = r.id and a.ended_at is null
      and (r.superseded_by is not null or r.deleted or r.status in ('entered-in-error', 'cancelled'));
    return null;
  end
$$;

create function gender_code(gender text) returns text language sql immutable as $$
  select coalesce(nullif(upper(trim(gender) collate "C"), ''), 'UNKNOWN')
$$;

create function live_care_provider_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from (select a.* from stored a left join old_stored b using (staff_id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[] union all select a.* from old_stored a left join stored b using (staff_id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[]) r join staff_facility f on f.staff_id = r.staff_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_care_provider_exception_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from (select a.* from stored a left join old_stored b using (id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[] union all select a.* from old_stored a left join stored b using (id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[]) r join staff_facility f on f.staff_id = r.care_provider_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_care_provider_exception_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from stored r join staff_facility f on f.staff_id = r.care_provider_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_care_provider_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from stored r join staff_facility f on f.staff_id = r.staff_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_case_sheet_version_stored() returns trigger language plpgsql as $$
  begin
    insert into live_event (facility_id, topic, subject_id)
    select distinct f.facility_id, 'case-sheets', case_sheet_id(r.person_id)
    from stored r join person_facility f on f.person_id = r.person_id
    on conflict do nothing;
    return null;
  end
$$;

create function live_encounter_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'encounters', case when count(*) over (partition by f.facility_id) > 20 then '00000000-0000-0000-0000-000000000000'::uuid else r.id end
  from (select a.* from stored a left join old_stored b using (id) where to_jsonb(a) - '{reminded_for,announced_for}'::text[] is distinct from to_jsonb(b) - '{reminded_for,announced_for}'::text[] union all select a.* from old_stored a left join stored b using (id) where to_jsonb(a) - '{reminded_for,announced_for}'::text[] is distinct from to_jsonb(b) - '{reminded_for,announced_for}'::text[]) r cross join lateral (select r.facility_id) f
  on conflict do nothing;
    return null;
  end
$$;

create function live_encounter_slot_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from (select a.* from stored a left join old_stored b using (id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[] union all select a.* from old_stored a left join stored b using (id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[]) r cross join lateral (select r.facility_id) f
  on conflict do nothing;
    return null;
  end
$$;

create function live_encounter_slot_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from stored r cross join lateral (select r.facility_id) f
  on conflict do nothing;
    return null;
  end
$$;

create function live_encounter_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'encounters', case when count(*) over (partition by f.facility_id) > 20 then '00000000-0000-0000-0000-000000000000'::uuid else r.id end
  from stored r cross join lateral (select r.facility_id) f
  on conflict do nothing;
    return null;
  end
$$;

create function live_follow_up_changed() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct r.facility_id, 'tasks', '00000000-0000-0000-0000-000000000000'::uuid from (
  select a.* from stored a join old_stored b using (id) where to_jsonb(a) is distinct from to_jsonb(b)) r
      on conflict do nothing;
      return null;
    end
$$;

create function live_follow_up_stored() returns trigger language plpgsql as $$
  begin
    insert into live_event (facility_id, topic, subject_id)
    select distinct r.facility_id, 'tasks', '00000000-0000-0000-0000-000000000000'::uuid from stored r
    on conflict do nothing;
    return null;
  end
$$;

create function live_lab_order_stored() returns trigger language plpgsql as $$
  begin
    insert into live_event (facility_id, topic, subject_id)
    select distinct f.facility_id, 'labs', r.id
    from stored r join person_facility f on f.person_id = r.person_id
    on conflict do nothing;
    return null;
  end
$$;

create function live_lab_report_version_stored() returns trigger language plpgsql as $$
  begin
    insert into live_event (facility_id, topic, subject_id)
    select distinct f.facility_id, 'labs', r.id
    from stored n join lab_report r on r.id = n.report_id join person_facility f on f.person_id = r.person_id
    on conflict do nothing;
    return null;
  end
$$;

create function live_open_sign_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'alerts', '00000000-0000-0000-0000-000000000000'::uuid
  from (select a.* from stored a left join old_stored b using (id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[] union all select a.* from old_stored a left join stored b using (id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[]) r join person_facility f on f.person_id = r.person_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_open_sign_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'alerts', '00000000-0000-0000-0000-000000000000'::uuid
  from stored r join person_facility f on f.person_id = r.person_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_patient_tag_stored() returns trigger language plpgsql as $$
  begin
    insert into live_event (facility_id, topic, subject_id)
    select distinct f.facility_id, 'worklist', '00000000-0000-0000-0000-000000000000'::uuid
    from stored r join person_facility f on f.person_id = r.person_id
    on conflict do nothing;
    return null;
  end
$$;

create function live_prescription_event_stored() returns trigger language plpgsql as $$
  begin
    insert into live_event (facility_id, topic, subject_id)
    select distinct f.facility_id, 'prescriptions', p.id
    from stored r join prescription p on p.id = r.prescription_id
    join person_facility f on f.person_id = p.person_id
    on conflict do nothing;
    return null;
  end
$$;

create function live_prescription_stored() returns trigger language plpgsql as $$
  begin
    insert into live_event (facility_id, topic, subject_id)
    select distinct f.facility_id, 'prescriptions', r.id
    from stored r join person_facility f on f.person_id = r.person_id
    on conflict do nothing;
    return null;
  end
$$;

create function live_provider_time_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from (select a.* from stored a left join old_stored b using (id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[] union all select a.* from old_stored a left join stored b using (id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[]) r join staff_facility f on f.staff_id = r.care_provider_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_provider_time_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from stored r join staff_facility f on f.staff_id = r.care_provider_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_reading_alert_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'alerts', '00000000-0000-0000-0000-000000000000'::uuid
  from (select a.* from stored a left join old_stored b using (reading_id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[] union all select a.* from old_stored a left join stored b using (reading_id) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[]) r join person_facility f on f.person_id = r.person_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_reading_alert_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'alerts', '00000000-0000-0000-0000-000000000000'::uuid
  from stored r join person_facility f on f.person_id = r.person_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_service_slot_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from (select a.* from stored a left join old_stored b using (facility_id, service_type) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[] union all select a.* from old_stored a left join stored b using (facility_id, service_type) where to_jsonb(a) - '{}'::text[] is distinct from to_jsonb(b) - '{}'::text[]) r cross join lateral (select r.facility_id) f
  on conflict do nothing;
    return null;
  end
$$;

create function live_service_slot_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'availability', '00000000-0000-0000-0000-000000000000'::uuid
  from stored r cross join lateral (select r.facility_id) f
  on conflict do nothing;
    return null;
  end
$$;

create function live_work_claim_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'worklist', '00000000-0000-0000-0000-000000000000'::uuid
  from (select a.* from stored a left join old_stored b using (person_id) where to_jsonb(a) - '{until}'::text[] is distinct from to_jsonb(b) - '{until}'::text[] union all select a.* from old_stored a left join stored b using (person_id) where to_jsonb(a) - '{until}'::text[] is distinct from to_jsonb(b) - '{until}'::text[]) r join person_facility f on f.person_id = r.person_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_work_claim_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'worklist', '00000000-0000-0000-0000-000000000000'::uuid
  from stored r join person_facility f on f.person_id = r.person_id
  on conflict do nothing;
    return null;
  end
$$;

create function live_work_item_changed() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'worklist', '00000000-0000-0000-0000-000000000000'::uuid
  from (select a.* from stored a left join old_stored b using (facility_id, person_id, programme) where to_jsonb(a) - '{check_at}'::text[] is distinct from to_jsonb(b) - '{check_at}'::text[] union all select a.* from old_stored a left join stored b using (facility_id, person_id, programme) where to_jsonb(a) - '{check_at}'::text[] is distinct from to_jsonb(b) - '{check_at}'::text[]) r cross join lateral (select r.facility_id) f
  on conflict do nothing;
    return null;
  end
$$;

create function live_work_item_stored() returns trigger language plpgsql as $$
  begin
  insert into live_event (facility_id, topic, subject_id)
  select distinct f.facility_id, 'worklist', '00000000-0000-0000-0000-000000000000'::uuid
  from stored r cross join lateral (select r.facility_id) f
  on conflict do nothing;
    return null;
  end
$$;

create function mark_work() returns trigger language plpgsql as $$
    begin
  insert into work_change (xid, person_id)
  select distinct pg_current_xact_id()::text::bigint, person_id from stored
  on conflict do nothing;
      return null;
    end
$$;

create function mark_work_of_person() returns trigger language plpgsql as $$
    begin
  insert into work_change (xid, person_id)
  select distinct pg_current_xact_id()::text::bigint, new.id
  on conflict do nothing;
      return null;
    end
$$;

create function near_keys(sounds text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct key), '{}')
  from (select translate(word, 'aeiouy', '') as word from unnest(string_to_array(trim(sounds), ' ')) as word) words
  cross join lateral (
    select '=' || word as key where length(word) >= 2
    union all
    select '-' || left(word, place) || substr(word, place + 2)
    from generate_series(1, length(word) - 1) as place where length(word) >= 3
  ) keys
$$;

create function only_moves() returns trigger language plpgsql as $$
  declare moving text := coalesce(current_setting('careline.merge', true), '');
  begin
    if moving = '' then
      return new;
    end if;
    if to_jsonb(new) - 'person_id' is distinct from to_jsonb(old) - 'person_id' or not exists (
      select from person_merge m where m.id = moving::uuid
        and ((old.person_id, new.person_id) = (m.merged_id, m.kept_id)
          or (old.person_id, new.person_id) = (m.kept_id, m.merged_id))
    ) then
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end if;
    return new;
  end
$$;

create function patient_now(patient uuid) returns uuid language plpgsql stable as $$
  declare next uuid;
  begin
    loop
      select merged_into into next from person where id = patient;
      if next is null then
        return patient;
      end if;
      patient := next;
    end loop;
  end
$$;

create function patient_records(patient uuid) returns uuid[] language sql stable as $$
  with recursive record as (
    select patient as id union select p.id from person p join record r on p.merged_into = r.id)
  select array_agg(id) from record
$$;

create function person_gender_code() returns trigger language plpgsql as $$
  begin
    new.gender := gender_code(new.gender);
    return new;
  end
$$;

create function refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and coalesce(current_setting('careline.merge', true), '') <> '' and exists (
      select from pg_trigger where tgrelid = tg_relid and tgname = tg_table_name || '_only_moves'
    ) then
      return null;
    end if;
    raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
  end
$$;

create function tells_escalation(answers jsonb) returns boolean language sql immutable as $$
  select coalesce(
    jsonb_typeof(answers -> 'escalation' -> 'about') = 'array'
      and jsonb_array_length(answers -> 'escalation' -> 'about') > 0,
    false)
$$;

create function webhook_alert_stored() returns trigger language plpgsql as $$
  begin
    insert into webhook_delivery (webhook_id, event, facility_id, subject_id, occurred_at)
    select w.id, s.event, s.facility_id, s.subject_id, s.occurred_at
    from (
      select facility_id, reading_id as subject_id, raised_at as occurred_at, 'alert.raised' as event
      from stored) s
    join partner_facility f on f.facility_id = s.facility_id
    join partner p on p.id = f.partner_id and p.active
    join webhook w on w.partner_id = p.id and s.event = any(w.events)
    where s.occurred_at > extract(epoch from now())::bigint - 172800;
    return null;
  end
$$;

create function webhook_call_stored() returns trigger language plpgsql as $$
  begin
    insert into webhook_delivery (webhook_id, event, facility_id, subject_id, occurred_at)
    select w.id, s.event, s.facility_id, s.subject_id, s.occurred_at
    from (
      select facility_id, contact_id as subject_id, created_at as occurred_at,
        case
          when status in ('reached', 'retry', 'stop') then 'call.saved'
          when status in ('corrected', 'withdrawn') then 'call.' || status
        end as event
      from stored) s
    join partner_facility f on f.facility_id = s.facility_id
    join partner p on p.id = f.partner_id and p.active
    join webhook w on w.partner_id = p.id and s.event = any(w.events)
    where s.occurred_at > extract(epoch from now())::bigint - 172800;
    return null;
  end
$$;

create table account (
  id uuid primary key,
  email text not null unique,
  email_verified boolean default false not null,
  name text not null,
  password_hash text not null,
  demo boolean default false not null,
  created_at timestamptz default now() not null,
  last_sign_in bigint,
  constraint account_email_check check ((email = lower(email)))
);

create table audit_archive (
  id bigint generated always as identity primary key,
  file text not null,
  rows bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  sha256 text not null,
  previous_sha256 text,
  archived_at timestamptz default now() not null
);

create table call_script (
  programme text,
  call_type text,
  locale text,
  title text not null,
  steps jsonb not null,
  primary key (programme, call_type, locale)
);

create table judging (
  scheme text primary key,
  after_id uuid not null,
  judged bigint default 0 not null,
  report jsonb default '{}' not null,
  began_at bigint not null,
  ended_at bigint
);

create table live_event (
  xid bigint default ((pg_current_xact_id())::text)::bigint,
  facility_id uuid,
  topic text,
  subject_id uuid,
  at timestamptz default clock_timestamp() not null,
  primary key (xid, facility_id, topic, subject_id)
);

create table oidc_record (
  model text,
  id text,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);

create table organisation (
  id uuid primary key,
  name text not null,
  created_at timestamptz default now() not null
);

create table outgoing_message (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  locale text not null,
  created_at timestamptz default now() not null,
  sent_at timestamptz,
  failure text,
  attempts integer default 0 not null,
  next_try_at timestamptz,
  failed_at timestamptz
);

create table password_reset (
  token_hash text primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table person (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  name text default '' not null,
  names jsonb default '[]' not null,
  name_key text default '' not null,
  gender text default 'UNKNOWN' not null,
  birth_date text,
  deceased text,
  languages text[] default '{}' not null,
  addresses jsonb default '[]' not null,
  emails text[] default '{}' not null,
  details jsonb,
  source text default 'manual' not null,
  source_id text,
  content_hash text,
  created_at bigint not null,
  updated_at bigint not null,
  consent_withdrawn_at bigint,
  erased_at bigint,
  record_until bigint,
  name_sound text default '' not null,
  calling_time jsonb,
  next_of_kin jsonb default '[]' not null,
  channels jsonb default '[]' not null,
  merged_into uuid references person,
  constraint person_check check (((record_until is null) or (erased_at is not null))),
  constraint person_organisation_id_source_source_id_key unique (organisation_id, source, source_id)
);

create table identifier (
  person_id uuid references person,
  organisation_id uuid not null references organisation,
  system text,
  value text,
  value_key text not null,
  primary key (person_id, system, value)
);

create table person_phone (
  person_id uuid references person,
  "position" smallint,
  value text not null,
  number_key text not null,
  use text,
  primary key (person_id, "position")
);

create table rewriting (
  name text primary key,
  after_id uuid not null,
  ended_at bigint
);

create table second_factor (
  account_id uuid primary key references account on delete cascade,
  secret text not null,
  last_step bigint not null,
  wrong_codes smallint default 0 not null,
  created_at timestamptz default now() not null
);

create table recovery_code (
  account_id uuid references second_factor(account_id) on delete cascade,
  code_hash text,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table secret (
  name text primary key,
  value text not null,
  created_at timestamptz default now() not null
);

create table setting (
  name text primary key,
  value jsonb not null
);

create table sign_in_failure (
  address_hash text primary key,
  failures smallint not null,
  until timestamptz not null
);

create table signing_key (
  kid text primary key,
  purpose text not null,
  private_jwk jsonb not null,
  created_at timestamptz default now() not null,
  retired_at timestamptz
);

create table staff (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null,
  email text not null unique,
  roles text[] default '{}' not null,
  scopes text[] default '{}' not null,
  app_scopes text[] default '{}' not null,
  active boolean default true not null,
  demo boolean default false not null,
  issuer text,
  subject text,
  created_at timestamptz default now() not null,
  updated_at bigint default (floor(extract(epoch from now())))::bigint not null,
  updated_by uuid references staff,
  case_sheet_access text,
  constraint staff_case_sheet_access_check check ((case_sheet_access = any (array['VIEWER'::text, 'PROVIDER'::text]))),
  constraint staff_email_check check ((email = lower(email))),
  constraint staff_issuer_subject_key unique (issuer, subject)
);

create table care_provider (
  staff_id uuid primary key references staff,
  organisation_id uuid not null references organisation,
  number integer generated always as identity unique,
  accepts_at_once boolean default false not null,
  version integer default 0 not null,
  updated_at bigint,
  updated_by uuid references staff,
  constraint care_provider_number_check check ((number < 8388608))
);

create table device_secret (
  staff_id uuid primary key references staff on delete cascade,
  secret text not null
);

create table facility (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null,
  time_zone text default 'Asia/Kolkata' not null,
  calling_from_hour smallint default 8 not null,
  calling_to_hour smallint default 20 not null,
  created_at timestamptz default now() not null,
  duty_doctor_phone text,
  code text,
  type text,
  address text,
  phone text,
  closed_on text,
  closed_from bigint,
  closed_reason text,
  updated_at bigint default (floor(extract(epoch from now())))::bigint not null,
  updated_by uuid references staff,
  constraint facility_calling_hours_check check (((calling_from_hour >= 0) and (calling_from_hour < calling_to_hour) and (calling_to_hour <= 24))),
  constraint facility_closed check (((closed_on is null) = (closed_from is null)) and ((closed_on is null) = (closed_reason is null)))
);

create table access_grant (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  staff_id uuid not null references staff,
  person_id uuid not null references person,
  request_id text not null,
  granted_at bigint not null,
  until bigint not null,
  constraint access_grant_check check ((until > granted_at))
);

create table assessment (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  scale text not null,
  version text not null,
  at bigint not null,
  inputs jsonb not null,
  result jsonb not null,
  reported_to text not null,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  withdrawn_at bigint,
  withdrawn_by uuid references staff,
  withdrawn_reason text
);

create table care_provider_exception (
  id uuid primary key,
  care_provider_id uuid not null references care_provider(staff_id),
  facility_id uuid references facility,
  kind text not null,
  starts_at bigint,
  ends_at bigint,
  from_day text,
  until_day text,
  note text,
  source text not null,
  uid text,
  author_id uuid not null references staff,
  created_at bigint not null,
  constraint care_provider_exception_check check ((((num_nonnulls(from_day, until_day) = 0) and (num_nulls(starts_at, ends_at) = 0) and (ends_at > starts_at)) or ((num_nonnulls(starts_at, ends_at) = 0) and (num_nulls(from_day, until_day) = 0) and (until_day >= from_day)))),
  constraint care_provider_exception_check1 check (((source = 'ical'::text) = (uid is not null))),
  constraint care_provider_exception_kind_check check ((kind = any (array['leave'::text, 'extra'::text]))),
  constraint care_provider_exception_source_check check ((source = any (array['manual'::text, 'ical'::text])))
);

create table care_provider_hours (
  id uuid primary key,
  care_provider_id uuid not null references care_provider(staff_id),
  facility_id uuid not null references facility,
  weekday text not null,
  from_minute smallint not null,
  until_minute smallint not null,
  service_types text[],
  valid_from text not null,
  valid_until text,
  constraint care_provider_hours_check check (((until_minute > from_minute) and (until_minute <= 1440))),
  constraint care_provider_hours_from_minute_check check (((from_minute >= 0) and (from_minute <= 1439))),
  constraint care_provider_hours_weekday_check check ((weekday = any (array['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])))
);

create table care_team (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  name text not null,
  version integer default 1 not null,
  created_at bigint not null,
  updated_at bigint not null,
  updated_by uuid not null references staff
);

create table care_team_member (
  care_team_id uuid references care_team on delete cascade,
  staff_id uuid references staff,
  role text not null,
  valid_from text not null,
  valid_until text,
  "position" smallint not null,
  primary key (care_team_id, staff_id)
);

create table care_team_stand_in (
  care_team_id uuid references care_team on delete cascade,
  "position" smallint,
  for_id uuid not null references staff,
  stand_in_id uuid not null references staff,
  from_day text not null,
  until_day text not null,
  reason text not null,
  note text,
  constraint care_team_stand_in_check check ((stand_in_id <> for_id)),
  constraint care_team_stand_in_check1 check ((until_day >= from_day)),
  primary key (care_team_id, "position")
);

create table consent (
  id uuid primary key,
  person_id uuid not null references person,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  text_id text not null,
  version text not null,
  locale text not null,
  how text not null,
  given_by text not null,
  guardian_name text,
  given_at bigint not null,
  author_id uuid not null references staff,
  created_at bigint not null
);

create table contact (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  programme text not null,
  call_type text not null,
  direction text not null,
  attempt integer not null,
  started_at bigint not null,
  author_id uuid not null references staff,
  current_status_id uuid not null,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  patient_sort text default '' not null collate pg_catalog."C",
  author_sort text default '' not null collate pg_catalog."C",
  current_status text default 'dialling' not null,
  current_disposition text default '' not null collate pg_catalog."C",
  escalated boolean default false not null,
  number_key text,
  constraint contact_attempt_check check ((attempt > 0))
);

create table call_line (
  contact_id uuid primary key references contact,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  via text not null,
  plan text,
  provider_ref text,
  state text default 'dialling' not null,
  reason text,
  began_at bigint not null,
  answered_at bigint,
  ended_at bigint,
  constraint call_line_via_check check ((via = any (array['simulated'::text, 'provider'::text])))
);

create table call_log (
  contact_id uuid references contact,
  version integer,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  form text not null,
  answers jsonb not null,
  reading_ids uuid[] default '{}' not null,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  reason text,
  constraint call_log_version_check check ((version > 0)),
  primary key (contact_id, version)
);

create table contact_status (
  id uuid primary key,
  contact_id uuid not null references contact,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  status text not null,
  disposition text,
  detail text,
  note text,
  next_call_at bigint,
  ended_at bigint,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  "position" bigint generated always as identity,
  reason text,
  changes jsonb
);

create table encounter_slot (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  starts_at bigint not null,
  ends_at bigint not null,
  places integer not null,
  taken integer default 0 not null,
  constraint encounter_slot_check check ((ends_at > starts_at)),
  constraint encounter_slot_check1 check (((taken >= 0) and (taken <= places))),
  constraint encounter_slot_places_check check ((places >= 0)),
  constraint encounter_slot_facility_id_starts_at_key unique (facility_id, starts_at)
);

create table encounter (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  consultation_mode text not null,
  encounter_class text not null,
  encounter_type text not null,
  service_type text not null,
  package text,
  status text not null,
  starts_at bigint not null,
  ends_at bigint,
  reason text,
  slot_id uuid references encounter_slot,
  author_id uuid references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  care_provider_id uuid references staff,
  priority text default 'routine' not null,
  requested_from bigint,
  requested_until bigint,
  payment_state text,
  payment_reference text,
  arrived_at bigint,
  outcome text,
  outcome_note text,
  review_on text,
  referred_to text,
  reminded_for bigint,
  announced_for bigint,
  imported_from text,
  imported_key text,
  care_team_id uuid references care_team on delete set null
);

create table care_note (
  note_id uuid,
  version integer,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  kind text not null,
  text text not null,
  reason text,
  deleted boolean default false not null,
  begun_at bigint not null,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  encounter_id uuid references encounter,
  constraint care_note_version_check check ((version > 0)),
  primary key (note_id, version)
);

create table case_sheet_version (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  written_for uuid not null,
  encounter_id uuid references encounter,
  section text not null,
  number integer not null,
  form text not null,
  answers jsonb not null,
  follows uuid[] not null,
  reason jsonb,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint case_sheet_version_number_check check ((number > 0)),
  constraint case_sheet_version_written_for_section_number_key unique (written_for, section, number)
);

create table encounter_event (
  id uuid primary key,
  encounter_id uuid not null references encounter,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  event text not null,
  status text not null,
  note text,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  "position" bigint generated always as identity,
  reason text,
  moved_from bigint,
  moved_to bigint,
  care_provider_id uuid references staff
);

create table enrolment (
  id uuid primary key,
  person_id uuid not null references person,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  programme text not null,
  enrolled_at bigint default 0 not null,
  ended_at bigint,
  constraint enrolment_person_id_facility_id_programme_enrolled_at_key unique (person_id, facility_id, programme, enrolled_at)
);

create table idempotency_key (
  staff_id uuid references staff,
  route text,
  key text,
  body_hash text not null,
  status smallint,
  answer jsonb,
  created_at timestamptz default now() not null,
  primary key (staff_id, route, key)
);

create table imported_resource (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid references person,
  kind text not null,
  source text not null,
  source_id text not null,
  content_hash text not null,
  content text not null,
  at bigint,
  created_at bigint not null,
  held text,
  held_patient text,
  encounter_read_at bigint,
  constraint imported_resource_organisation_id_source_kind_source_id_con_key unique (organisation_id, source, kind, source_id, content_hash)
);

create table infant_link (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  mother_id uuid not null references person,
  infant_id uuid not null references person,
  author_id uuid not null references staff,
  created_at bigint not null,
  ended_at bigint,
  ended_by uuid references staff,
  end_reason text,
  constraint infant_link_check check ((mother_id <> infant_id)),
  constraint infant_link_check1 check (((ended_at is null) = (ended_by is null)))
);

create table lab_order (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  encounter_id uuid references encounter on delete set null,
  year smallint not null,
  place integer not null,
  tests jsonb not null,
  priority text not null,
  reason text not null,
  fasting boolean not null,
  note text not null,
  expected_on text not null,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  cancelled_at bigint,
  cancelled_by uuid references staff,
  cancelled_reason text,
  constraint lab_order_facility_id_year_place_key unique (facility_id, year, place)
);

create table lab_report (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  order_id uuid references lab_order on delete set null,
  created_at bigint not null
);

create table follow_up (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  what text not null,
  due_on text not null,
  assignee_id uuid references staff,
  state text not null,
  outcome text,
  version integer not null,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  closed_at bigint,
  closed_by uuid references staff,
  kind text default 'follow-up' not null,
  priority text default 'routine' not null,
  reason text,
  care_team_id uuid references care_team on delete set null,
  contact_id uuid references contact,
  encounter_id uuid references encounter,
  booked_encounter_id uuid references encounter,
  referred_to_kind text,
  referred_to text,
  answered_by text,
  answered_on text,
  lab_order_id uuid references lab_order on delete set null,
  lab_report_id uuid references lab_report on delete set null,
  constraint follow_up_version_check check ((version > 0))
);

create table lifted_stop (
  status_id uuid primary key references contact_status,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  reason text not null,
  author_id uuid not null references staff,
  created_at bigint not null
);

create table link_request (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  author_id uuid not null references staff,
  created_at bigint not null,
  expires_at bigint not null,
  reason text not null,
  asked jsonb not null,
  asked_key text not null,
  state text default 'open' not null,
  settled_at bigint,
  settled_by uuid references staff,
  refusal text,
  person_id uuid references person,
  constraint link_request_check check (((state = 'open'::text) = (settled_at is null))),
  constraint link_request_state_check check ((state = any (array['open'::text, 'granted'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text])))
);

create table link_match (
  request_id uuid references link_request on delete cascade,
  person_id uuid references person,
  refused_at bigint,
  refused_by uuid references staff,
  primary key (request_id, person_id)
);

create table open_sign (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  contact_id uuid not null references contact,
  signs jsonb not null,
  told_at bigint not null,
  raised_at bigint not null,
  tried_at bigint,
  tried_by uuid references staff,
  settled_at bigint,
  settled_by uuid references staff,
  outcome text,
  note text,
  ended_at bigint,
  end_reason text
);

create table organisation_logo (
  organisation_id uuid primary key references organisation,
  sha256 text not null,
  media_type text not null,
  bytes bytea not null,
  created_at bigint not null,
  author_id uuid not null references staff
);

create table oxygen_target (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  since text not null,
  until text,
  prescriber text not null,
  author_id uuid not null references staff,
  ended_by uuid references staff,
  created_at bigint not null
);

create table partner (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null,
  issuer text,
  key_hash text unique,
  key_end text,
  key_made_at bigint,
  origins text[] not null,
  scopes text[] default '{}' not null,
  active boolean default true not null,
  created_at bigint not null,
  updated_at bigint not null,
  updated_by uuid references staff,
  audience text,
  former_key_hash text,
  former_key_end text,
  former_key_made_at bigint,
  former_key_until bigint,
  constraint partner_audience_check check (((audience is null) or (issuer is not null))),
  constraint partner_check check (((issuer is null) <> (key_hash is null))),
  constraint partner_organisation_id_issuer_key unique (organisation_id, issuer),
  constraint partner_organisation_id_name_key unique (organisation_id, name)
);

create table partner_facility (
  partner_id uuid references partner on delete cascade,
  facility_id uuid references facility,
  "position" smallint default 0 not null,
  primary key (partner_id, facility_id)
);

create table patient_change (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid references facility,
  person_id uuid not null references person,
  kind text not null,
  reason_code text,
  reason_text text,
  changes jsonb not null,
  author_id uuid references staff,
  created_at bigint not null
);

create table patient_goal (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  metric text not null,
  value_key text not null,
  meal_situation text,
  target jsonb not null,
  since text not null,
  due_on text,
  note text not null,
  status text not null,
  status_reason text,
  version integer not null,
  earlier jsonb default '[]' not null,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  changed_at bigint,
  changed_by uuid references staff,
  constraint patient_goal_version_check check ((version > 0))
);

create table patient_message (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  contact_id uuid references contact,
  channel text not null,
  template text not null,
  parameters jsonb default '{}' not null,
  locale text not null,
  recipient text not null,
  subject text,
  body text not null,
  state text default 'queued' not null,
  reason text,
  state_at bigint not null,
  round integer default 0 not null,
  attempts integer default 0 not null,
  round_at bigint not null,
  next_try_at bigint not null,
  claimed_until bigint,
  via text,
  provider_ref text,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  encounter_id uuid references encounter on delete set null,
  constraint patient_message_channel_check check ((channel = any (array['sms'::text, 'email'::text]))),
  constraint patient_message_state_check check ((state = any (array['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);

create table patient_photo (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  person_id uuid not null unique references person,
  sha256 text not null,
  media_type text not null,
  bytes bytea not null,
  updated_at bigint not null,
  updated_by uuid not null references staff
);

create table patient_tag (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  person_id uuid not null references person,
  code text not null,
  label text not null,
  colour text not null,
  facility_id uuid not null references facility,
  set_by uuid not null references staff,
  set_at bigint not null,
  removed_by uuid references staff,
  removed_at bigint
);

create table person_facility (
  person_id uuid references person,
  facility_id uuid references facility,
  created_at timestamptz default now() not null,
  primary key (person_id, facility_id)
);

create table person_merge (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  kept_id uuid not null references person,
  merged_id uuid not null references person,
  reason text not null,
  author_id uuid not null references staff,
  created_at bigint not null,
  memory jsonb not null,
  undone_at bigint,
  undone_by uuid references staff,
  undo_reason text,
  constraint person_merge_check check ((kept_id <> merged_id)),
  constraint person_merge_check1 check ((((undone_at is null) = (undone_by is null)) and ((undone_at is null) = (undo_reason is null))))
);

create table person_merge_row (
  merge_id uuid references person_merge,
  table_name text,
  key uuid,
  primary key (merge_id, table_name, key)
);

create table preference (
  organisation_id uuid references organisation,
  type text,
  info jsonb not null,
  updated_at bigint default 0 not null,
  updated_by uuid references staff,
  primary key (organisation_id, type)
);

create table pregnancy (
  id uuid primary key,
  person_id uuid not null references person,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  edd text not null,
  basis text not null,
  lmp text,
  cycle_days smallint,
  scan_on text,
  scan_days smallint,
  author_id uuid not null references staff,
  created_at bigint not null,
  ended_at bigint
);

create table prescription (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  encounter_id uuid references encounter on delete set null,
  year smallint not null,
  place integer not null,
  advice text not null,
  registration_number text not null,
  signer_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint prescription_facility_id_year_place_key unique (facility_id, year, place)
);

create table prescription_line (
  id uuid primary key,
  prescription_id uuid not null references prescription on delete cascade,
  facility_id uuid not null references facility,
  "position" smallint not null,
  content jsonb not null,
  starts_on text not null,
  ends_on text,
  warnings jsonb not null,
  constraint prescription_line_prescription_id_position_key unique (prescription_id, "position")
);

create table prescription_event (
  id uuid primary key,
  prescription_id uuid not null references prescription on delete cascade,
  facility_id uuid not null references facility,
  line_id uuid references prescription_line on delete cascade,
  kind text not null,
  text text not null,
  encounter_id uuid references encounter on delete set null,
  author_id uuid not null references staff,
  created_at bigint not null,
  "position" bigint generated always as identity,
  constraint prescription_event_check check (((kind = 'withdrawn'::text) = (line_id is null)))
);

create table prescription_paper (
  code_hash text primary key,
  prescription_id uuid not null references prescription on delete cascade,
  author_id uuid not null references staff,
  created_at bigint not null
);

create table programme_threshold (
  organisation_id uuid references organisation,
  programme text,
  scheme text not null,
  goals jsonb not null,
  author_id uuid not null references staff,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (organisation_id, programme)
);

create table provider_time (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  care_provider_id uuid not null references care_provider(staff_id),
  provider_number integer not null,
  seat smallint not null,
  service_type text not null,
  starts_at bigint not null,
  ends_at bigint not null,
  encounter_id uuid unique references encounter on delete cascade,
  held_by uuid references staff,
  held_until bigint,
  constraint provider_time_check check (((ends_at > starts_at) and (ends_at < '17179869184'::bigint))),
  constraint provider_time_check1 check ((((held_by is null) = (held_until is null)) and ((held_by is null) <> (encounter_id is null)))),
  constraint provider_time_seat_check check (((seat >= 0) and (seat <= 49))),
  constraint provider_time_starts_at_check check ((starts_at >= 0)),
  constraint provider_time_once exclude using gist (int8range((((((provider_number)::bigint * 64) + seat) * '17179869184'::bigint) + starts_at), (((((provider_number)::bigint * 64) + seat) * '17179869184'::bigint) + ends_at)) with &&)
);

create table reading (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  metric text,
  system text,
  code text,
  display text,
  status text default 'final' not null,
  at bigint,
  on_date text,
  time_text text,
  time_precision text default 'second' not null,
  sort_at bigint not null,
  "values" jsonb not null,
  meal_situation text,
  irr_pulse boolean,
  note text,
  details jsonb,
  contact_id uuid references contact,
  superseded_by uuid,
  author_id uuid references staff,
  author_name text,
  source text not null,
  source_id text,
  content_hash text,
  deleted boolean default false not null,
  created_at bigint not null,
  updated_at bigint not null,
  doubt text
);

create table reading_alert (
  reading_id uuid primary key references reading,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  level text not null,
  flag text not null,
  measure text not null,
  missing text[] default '{}' not null,
  sort_at bigint not null,
  raised_at bigint not null,
  acknowledged_at bigint,
  acknowledged_by uuid references staff,
  reason text,
  note text,
  ended_at bigint,
  end_reason text,
  scheme text default 'india-programme@1' not null
);

create table record_presence (
  id uuid primary key,
  person_id uuid not null references person,
  staff_id uuid not null references staff,
  doing text not null,
  since bigint not null,
  seen_at bigint not null
);

create table report (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  person_id uuid not null references person,
  contact_id uuid references contact,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  metric text,
  title text,
  value text,
  unit text,
  taken_on text,
  attached_at bigint,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  deleted_by uuid references staff,
  deleted_reason text,
  reading_type text,
  side text,
  form text,
  answers jsonb,
  reading_ids uuid[] default '{}' not null,
  constraint report_side check ((side is not null) = coalesce((reading_type = 'otoscopy'::text), false)),
  constraint report_size_check check ((size >= 0))
);

create table lab_report_version (
  id uuid primary key,
  report_id uuid not null references lab_report on delete cascade,
  facility_id uuid not null references facility,
  number integer not null,
  status text not null,
  reason text not null,
  laboratory text not null,
  collected_at bigint not null,
  reported_at bigint,
  file_id uuid references report deferrable initially deferred,
  lines jsonb not null,
  readings jsonb not null,
  author_id uuid not null references staff,
  source text not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint lab_report_version_number_check check ((number > 0)),
  constraint lab_report_version_report_id_number_key unique (report_id, number)
);

create table report_piece (
  report_id uuid references report,
  "position" integer,
  bytes bytea not null,
  constraint report_piece_position_check check (("position" >= 0)),
  primary key (report_id, "position")
);

create table service_slot (
  facility_id uuid references facility,
  service_type text,
  minutes smallint not null,
  capacity smallint not null,
  constraint service_slot_capacity_check check (((capacity >= 1) and (capacity <= 50))),
  constraint service_slot_minutes_check check (((minutes >= 5) and (minutes <= 480))),
  primary key (facility_id, service_type)
);

create table staff_facility (
  staff_id uuid references staff,
  facility_id uuid references facility,
  "position" smallint default 0 not null,
  primary key (staff_id, facility_id)
);

create table staff_preference (
  staff_id uuid references staff,
  type text,
  info jsonb not null,
  updated_at bigint not null,
  primary key (staff_id, type)
);

create table staff_session (
  id uuid primary key,
  staff_id uuid not null references staff,
  facility_id uuid not null references facility,
  issuer text not null,
  session_key text not null,
  auth_time bigint,
  browser text not null,
  system text not null,
  first_used_at bigint not null,
  last_used_at bigint not null,
  ended_at bigint,
  ended_by uuid references staff,
  partner_id uuid references partner,
  constraint staff_session_staff_id_issuer_session_key_key unique (staff_id, issuer, session_key)
);

create table video_invitation (
  id uuid primary key,
  encounter_id uuid not null references encounter on delete cascade,
  secret_hash text not null unique,
  for_start bigint not null,
  author_id uuid references staff,
  created_at bigint not null,
  used_at bigint,
  revoked_at bigint
);

create table video_presence (
  id uuid primary key,
  encounter_id uuid not null references encounter on delete cascade,
  party text not null,
  staff_id uuid references staff,
  joined_at bigint not null,
  admitted_at bigint,
  seen_at bigint not null,
  left_at bigint,
  constraint video_presence_check check (((party = 'care-provider'::text) = (staff_id is not null))),
  constraint video_presence_party_check check ((party = any (array['patient'::text, 'care-provider'::text])))
);

create table video_seat (
  encounter_id uuid references encounter on delete cascade,
  party text,
  token_hash text not null unique,
  connection integer not null,
  staff_id uuid references staff,
  session_id uuid,
  invitation_id uuid references video_invitation on delete cascade,
  for_start bigint not null,
  presence_id uuid references video_presence on delete cascade,
  admitted_at bigint,
  seen_at bigint not null,
  is_away boolean default false not null,
  left_by text,
  constraint video_seat_left_by_check check ((left_by = any (array['patient'::text, 'care-provider'::text]))),
  constraint video_seat_party_check check ((party = any (array['patient'::text, 'care-provider'::text]))),
  primary key (encounter_id, party)
);

create table video_signal (
  id bigint generated always as identity primary key,
  encounter_id uuid not null references encounter on delete cascade,
  party text not null,
  connection integer not null,
  from_connection integer not null,
  signal jsonb not null,
  created_at bigint not null
);

create table webhook (
  id uuid primary key,
  partner_id uuid not null references partner,
  url text not null,
  events text[] not null,
  secret text not null,
  secret_end text not null,
  secret_made_at bigint not null,
  former_secret text,
  former_secret_end text,
  former_secret_until bigint,
  paused_at bigint,
  pause_reason text,
  failing_since bigint,
  created_at bigint not null,
  updated_at bigint not null,
  updated_by uuid references staff
);

create table webhook_delivery (
  id uuid default gen_random_uuid() primary key,
  webhook_id uuid not null references webhook on delete cascade,
  event text not null,
  facility_id uuid,
  subject_id uuid,
  occurred_at bigint not null,
  state text default 'waiting' not null,
  attempts integer default 0 not null,
  tries integer default 0 not null,
  next_try_at bigint default 0 not null,
  claim uuid,
  last_try_at bigint,
  last_status integer,
  last_error text,
  created_at bigint default (extract(epoch from now()))::bigint not null,
  constraint webhook_delivery_state_check check ((state = any (array['waiting'::text, 'delivered'::text, 'failed'::text])))
);

create table work_change (
  xid bigint,
  person_id uuid,
  primary key (xid, person_id)
);

create table work_claim (
  person_id uuid primary key references person,
  organisation_id uuid not null references organisation,
  facility_id uuid not null references facility,
  staff_id uuid not null references staff,
  claimed_at bigint not null,
  until bigint not null,
  assigned_by uuid references staff
);

create table work_item (
  facility_id uuid references facility,
  person_id uuid references person,
  programme text,
  organisation_id uuid not null references organisation,
  kind text,
  call_type text,
  due_at bigint,
  timed boolean default false not null,
  attempt integer default 1 not null,
  risk text default 'routine' not null,
  reasons text[] default '{}' not null,
  urgency smallint default 4 not null,
  contact_id uuid references contact,
  for_staff_id uuid references staff,
  for_until bigint,
  not_staff_id uuid references staff,
  check_at bigint default 1 not null,
  primary key (facility_id, person_id, programme)
);

alter table contact add constraint contact_current_status foreign key (current_status_id) references contact_status(id) deferrable initially deferred;

create index access_grant_live on access_grant (staff_id, facility_id, until);
create index assessment_person on assessment (person_id, at desc, id desc);
create index call_line_person on call_line (person_id);
create index care_note_encounter on care_note (encounter_id, begun_at desc, note_id desc)
  where (encounter_id is not null);
create index care_note_person on care_note (person_id, begun_at desc, note_id desc);
create index care_provider_exception_facility on care_provider_exception (facility_id);
create index care_provider_exception_provider on care_provider_exception (care_provider_id, uid);
create index care_provider_hours_facility on care_provider_hours (facility_id);
create index care_provider_hours_provider on care_provider_hours (care_provider_id, facility_id);
create index care_team_facility on care_team (facility_id);
create index care_team_member_staff on care_team_member (staff_id);
create index care_team_stand_in_by on care_team_stand_in (stand_in_id);
create index care_team_stand_in_for on care_team_stand_in (for_id);
create index case_sheet_version_encounter on case_sheet_version (encounter_id) where (encounter_id is not null);
create index case_sheet_version_person on case_sheet_version (person_id, section, number desc);
create index case_sheet_version_time on case_sheet_version (person_id, created_at desc, id desc);
create index consent_person on consent (person_id, created_at desc);
create index contact_author on contact (author_id, facility_id, started_at desc, id desc);
create index contact_by_author on contact (facility_id, author_sort, ((- started_at)), id);
create index contact_by_disposition on contact (facility_id, current_disposition, ((- started_at)), id);
create index contact_by_patient on contact (facility_id, patient_sort, ((- started_at)), id);
create index contact_escalated on contact (facility_id, started_at desc, id desc) where escalated;
create index contact_facility on contact (facility_id, started_at desc, id desc);
create index contact_person on contact (person_id, started_at desc, id desc);
create index contact_status_contact on contact_status (contact_id, "position");
create index contact_status_stopped on contact_status (person_id)
  where (status = any (array['stop'::text, 'corrected'::text]));
create index encounter_care_provider on encounter (care_provider_id, starts_at desc, id desc)
  where (care_provider_id is not null);
create index encounter_care_team on encounter (care_team_id) where (care_team_id is not null);
create index encounter_event_encounter on encounter_event (encounter_id, "position");
create index encounter_event_person on encounter_event (person_id);
create index encounter_facility on encounter (facility_id, starts_at desc, id desc);
create unique index encounter_imported on encounter (organisation_id, imported_from, imported_key)
  where (imported_from is not null);
create index encounter_person on encounter (person_id, starts_at desc, id desc);
create unique index encounter_slot_person on encounter (slot_id, person_id)
  where ((slot_id is not null) and (status <> all (array['REJECTED'::text, 'CANCELLED'::text])));
create index encounter_to_come on encounter (starts_at)
  where (status = any (array['CREATED'::text, 'AWAITED'::text, 'CONFIRMED'::text]));
create unique index facility_code on facility (organisation_id, code);
create index follow_up_booked_encounter on follow_up (booked_encounter_id) where (booked_encounter_id is not null);
create index follow_up_care_team on follow_up (care_team_id) where (care_team_id is not null);
create index follow_up_contact on follow_up (contact_id) where (contact_id is not null);
create index follow_up_due on follow_up (facility_id, due_on) where (state = 'open'::text);
create index follow_up_encounter on follow_up (encounter_id) where (encounter_id is not null);
create index follow_up_lab_order on follow_up (lab_order_id) where (lab_order_id is not null);
create index follow_up_lab_report on follow_up (lab_report_id) where (lab_report_id is not null);
create index follow_up_person on follow_up (person_id, due_on);
create index idempotency_key_age on idempotency_key (created_at);
create unique index identifier_uhid on identifier (organisation_id, value_key) where (system = 'uhid'::text);
create index identifier_value on identifier (organisation_id, value_key text_pattern_ops);
create index imported_resource_encounter on imported_resource (id)
  where ((kind = any (array['Encounter'::text, 'Appointment'::text, 'encounters'::text])) and (person_id is not null) and (encounter_read_at is null));
create index imported_resource_held on imported_resource (organisation_id, source, held_patient)
  where (held is not null);
create index imported_resource_person on imported_resource (person_id, kind, at);
create index imported_resource_person_time on imported_resource (person_id, coalesce(at, '-62135596800'::bigint) desc, id desc);
create unique index infant_link_infant on infant_link (infant_id) where (ended_at is null);
create index infant_link_mother on infant_link (mother_id);
create index infant_link_of_infant on infant_link (infant_id);
create index lab_order_encounter on lab_order (encounter_id) where (encounter_id is not null);
create index lab_order_person on lab_order (person_id, created_at desc, id desc);
create index lab_report_order on lab_report (order_id) where (order_id is not null);
create index lab_report_person on lab_report (person_id, created_at desc, id desc);
create index lab_report_version_file on lab_report_version (file_id) where (file_id is not null);
create index lifted_stop_person on lifted_stop (person_id);
create index link_match_person on link_match (person_id);
create index link_request_of_facility on link_request (facility_id, created_at desc);
create unique index link_request_open on link_request (facility_id, asked_key) where (state = 'open'::text);
create index link_request_person on link_request (person_id) where (person_id is not null);
create index live_event_at on live_event (at);
create index oidc_record_account on oidc_record (((payload ->> 'accountId'::text)));
create index oidc_record_end on oidc_record (expires_at);
create index oidc_record_grant on oidc_record (grant_id);
create index oidc_record_uid on oidc_record (model, uid);
create index open_sign_call on open_sign (contact_id);
create unique index open_sign_call_open on open_sign (contact_id) where ((settled_at is null) and (ended_at is null));
create index open_sign_open on open_sign (organisation_id, told_at desc, id desc)
  where ((settled_at is null) and (ended_at is null));
create index open_sign_person on open_sign (person_id);
create index open_sign_told on open_sign (organisation_id, told_at desc, id desc);
create index organisation_logo_sha256 on organisation_logo (sha256);
create index outgoing_message_waiting on outgoing_message (created_at) where (sent_at is null);
create index oxygen_target_person on oxygen_target (person_id, since);
create index password_reset_account on password_reset (account_id);
create index patient_change_person on patient_change (person_id, id desc);
create index patient_goal_person on patient_goal (person_id);
create index patient_message_encounter on patient_message (encounter_id) where (encounter_id is not null);
create index patient_message_facility on patient_message (facility_id, created_at desc, id desc);
create index patient_message_person on patient_message (person_id, created_at desc, id desc);
create index patient_message_state on patient_message (facility_id, state)
  where (state = any (array['queued'::text, 'failed'::text]));
create index patient_message_waiting on patient_message (next_try_at) where (state = 'queued'::text);
create index patient_tag_person on patient_tag (person_id);
create unique index patient_tag_standing on patient_tag (person_id, code) where (removed_at is null);
create index person_birth_date on person (birth_date text_pattern_ops);
create index person_facility_facility on person_facility (facility_id, person_id);
create index person_merge_kept on person_merge (kept_id, created_at);
create unique index person_merge_merged on person_merge (merged_id) where (undone_at is null);
create index person_merge_newest on person_merge (organisation_id, created_at desc, id desc);
create index person_merged_into on person (merged_into) where (merged_into is not null);
create index person_name on person using gin (name_key gin_trgm_ops);
create index person_near on person using gin (near_keys(name_sound));
create index person_phone_end on person_phone ("right"(number_key, 4));
create index person_phone_number on person_phone (number_key text_pattern_ops);
create index person_record_until on person (record_until) where (record_until is not null);
create index person_sound on person using gin (name_sound gin_trgm_ops);
create index pregnancy_person on pregnancy (person_id);
create unique index pregnancy_present on pregnancy (person_id) where (ended_at is null);
create index prescription_encounter on prescription (encounter_id) where (encounter_id is not null);
create index prescription_event_encounter on prescription_event (encounter_id) where (encounter_id is not null);
create index prescription_event_prescription on prescription_event (prescription_id, "position");
create unique index prescription_event_stopped on prescription_event (line_id) where (kind = 'stopped'::text);
create unique index prescription_event_withdrawn on prescription_event (prescription_id)
  where (kind = 'withdrawn'::text);
create index prescription_paper_prescription on prescription_paper (prescription_id);
create index prescription_person on prescription (person_id, created_at desc, id desc);
create index prescription_signer on prescription (signer_id, created_at desc);
create index provider_time_held on provider_time (held_by) where (held_by is not null);
create index provider_time_provider on provider_time (care_provider_id, starts_at);
create index reading_alert_open on reading_alert (organisation_id, sort_at desc, reading_id desc)
  where ((acknowledged_at is null) and (ended_at is null));
create index reading_alert_person on reading_alert (person_id, sort_at desc);
create index reading_alert_recent on reading_alert (organisation_id, sort_at desc, reading_id desc);
create index reading_contact on reading (contact_id);
create index reading_person_metric on reading (person_id, metric, sort_at);
create index reading_recent on reading (organisation_id, sort_at desc, id desc)
  where ((metric is not null) and (superseded_by is null) and (not deleted));
create unique index reading_source on reading (organisation_id, source, source_id, content_hash)
  where (source_id is not null);
create index record_presence_person on record_presence (person_id, seen_at);
create index report_contact on report (contact_id) where (contact_id is not null);
create index report_person on report (person_id, created_at desc, id desc);
create index report_waiting on report (created_at) where (attached_at is null);
create index staff_session_use on staff_session (staff_id, last_used_at desc);
create index video_invitation_encounter on video_invitation (encounter_id, created_at);
create index video_presence_encounter on video_presence (encounter_id, joined_at);
create index video_signal_waiting on video_signal (encounter_id, party, id);
create index webhook_delivery_created on webhook_delivery (created_at);
create index webhook_delivery_listed on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_waiting on webhook_delivery (webhook_id, next_try_at) where (state = 'waiting'::text);
create index webhook_partner on webhook (partner_id);
create index work_change_person on work_change (person_id);
create index work_claim_staff on work_claim (staff_id, until);
create index work_item_check on work_item (facility_id, check_at);
create index work_item_contact on work_item (contact_id) where (contact_id is not null);
create index work_item_due on work_item (facility_id, due_at) include (kind, risk) where (due_at is not null);
create index work_item_order on work_item (facility_id, urgency, due_at, person_id, programme)
  where (due_at is not null);
create index work_item_person on work_item (person_id);



create trigger audit_archive_only_added before delete or update or truncate on audit_archive
  for each statement execute function refuse_change();
create trigger call_log_only_added before delete or update or truncate on call_log
  for each statement execute function refuse_change();
create trigger call_log_only_moves before update on call_log for each row execute function only_moves();
create trigger care_note_only_added before delete or update or truncate on care_note
  for each statement execute function refuse_change();
create trigger care_note_only_moves before update on care_note for each row execute function only_moves();
create trigger care_provider_exception_live_delete after delete on care_provider_exception referencing old table as stored
  for each statement execute function live_care_provider_exception_stored();
create trigger care_provider_exception_live_insert after insert on care_provider_exception referencing new table as stored
  for each statement execute function live_care_provider_exception_stored();
create trigger care_provider_exception_live_update after update on care_provider_exception referencing old table as old_stored new table as stored
  for each statement execute function live_care_provider_exception_changed();
create trigger care_provider_live_delete after delete on care_provider referencing old table as stored
  for each statement execute function live_care_provider_stored();
create trigger care_provider_live_insert after insert on care_provider referencing new table as stored
  for each statement execute function live_care_provider_stored();
create trigger care_provider_live_update after update on care_provider referencing old table as old_stored new table as stored
  for each statement execute function live_care_provider_changed();
create trigger case_sheet_version_live_insert after insert on case_sheet_version referencing new table as stored
  for each statement execute function live_case_sheet_version_stored();
create trigger case_sheet_version_only_added before delete or update or truncate on case_sheet_version
  for each statement execute function refuse_change();
create trigger case_sheet_version_only_moves before update on case_sheet_version
  for each row execute function only_moves();
create trigger contact_add_work_insert after insert on contact referencing new table as stored
  for each statement execute function add_work();
create trigger contact_add_work_update after update on contact referencing new table as stored
  for each statement execute function add_work();
create trigger contact_author_renamed after update of name on staff
  for each row when ((old.name is distinct from new.name)) execute function contact_author_renamed();
create trigger contact_escalation after insert or update of answers on call_log
  for each row execute function contact_escalation();
create trigger contact_names before insert on contact for each row execute function contact_names();
create trigger contact_newest_status before insert or update of current_status_id on contact
  for each row execute function contact_newest_status();
create trigger contact_patient_renamed after update of name on person
  for each row when ((old.name is distinct from new.name)) execute function contact_patient_renamed();
create trigger contact_status_arrived after insert on contact_status
  for each row execute function contact_status_arrived();
create trigger contact_status_only_added before delete or update or truncate on contact_status
  for each statement execute function refuse_change();
create trigger contact_status_only_moves before update on contact_status for each row execute function only_moves();
create trigger contact_status_webhook after insert on contact_status referencing new table as stored
  for each statement execute function webhook_call_stored();
create trigger encounter_event_only_added before delete or update or truncate on encounter_event
  for each statement execute function refuse_change();
create trigger encounter_event_only_moves before update on encounter_event for each row execute function only_moves();
create trigger encounter_live_delete after delete on encounter referencing old table as stored
  for each statement execute function live_encounter_stored();
create trigger encounter_live_insert after insert on encounter referencing new table as stored
  for each statement execute function live_encounter_stored();
create trigger encounter_live_update after update on encounter referencing old table as old_stored new table as stored
  for each statement execute function live_encounter_changed();
create trigger encounter_slot_live_delete after delete on encounter_slot referencing old table as stored
  for each statement execute function live_encounter_slot_stored();
create trigger encounter_slot_live_insert after insert on encounter_slot referencing new table as stored
  for each statement execute function live_encounter_slot_stored();
create trigger encounter_slot_live_update after update on encounter_slot referencing old table as old_stored new table as stored
  for each statement execute function live_encounter_slot_changed();
create trigger enrolment_add_work_insert after insert on enrolment referencing new table as stored
  for each statement execute function add_work();
create trigger enrolment_add_work_update after update on enrolment referencing new table as stored
  for each statement execute function add_work();
create trigger follow_up_live_delete after delete on follow_up referencing old table as stored
  for each statement execute function live_follow_up_stored();
create trigger follow_up_live_insert after insert on follow_up referencing new table as stored
  for each statement execute function live_follow_up_stored();
create trigger follow_up_live_update after update on follow_up referencing old table as old_stored new table as stored
  for each statement execute function live_follow_up_changed();
create trigger lab_order_live_insert after insert on lab_order referencing new table as stored
  for each statement execute function live_lab_order_stored();
create trigger lab_order_live_update after update on lab_order referencing new table as stored
  for each statement execute function live_lab_order_stored();
create trigger lab_report_version_live_insert after insert on lab_report_version referencing new table as stored
  for each statement execute function live_lab_report_version_stored();
create trigger lab_report_version_only_added before delete or update or truncate on lab_report_version
  for each statement execute function refuse_change();
create trigger lifted_stop_mark_work after insert on lifted_stop referencing new table as stored
  for each statement execute function mark_work();
create trigger open_sign_live_delete after delete on open_sign referencing old table as stored
  for each statement execute function live_open_sign_stored();
create trigger open_sign_live_insert after insert on open_sign referencing new table as stored
  for each statement execute function live_open_sign_stored();
create trigger open_sign_live_update after update on open_sign referencing old table as old_stored new table as stored
  for each statement execute function live_open_sign_changed();
create trigger open_sign_mark_work_insert after insert on open_sign referencing new table as stored
  for each statement execute function mark_work();
create trigger open_sign_mark_work_update after update on open_sign referencing new table as stored
  for each statement execute function mark_work();
create trigger patient_change_only_added before delete or update or truncate on patient_change
  for each statement execute function refuse_change();
create trigger patient_tag_live_insert after insert on patient_tag referencing new table as stored
  for each statement execute function live_patient_tag_stored();
create trigger patient_tag_live_update after update on patient_tag referencing new table as stored
  for each statement execute function live_patient_tag_stored();
create trigger person_facility_mark_work_delete after delete on person_facility referencing old table as stored
  for each statement execute function mark_work();
create trigger person_facility_mark_work_insert after insert on person_facility referencing new table as stored
  for each statement execute function mark_work();
create trigger person_gender_code before insert or update of gender on person
  for each row when ((new.gender <> gender_code(new.gender))) execute function person_gender_code();
create trigger person_mark_work after update of deceased, consent_withdrawn_at, gender, birth_date on person
  for each row when (((old.deceased is distinct from new.deceased) or (old.consent_withdrawn_at is distinct from new.consent_withdrawn_at) or (gender_code(old.gender) is distinct from gender_code(new.gender)) or (old.birth_date is distinct from new.birth_date))) execute function mark_work_of_person();
create trigger person_phone_mark_work_delete after delete on person_phone referencing old table as stored
  for each statement execute function mark_work();
create trigger person_phone_mark_work_insert after insert on person_phone referencing new table as stored
  for each statement execute function mark_work();
create trigger pregnancy_mark_work_insert after insert on pregnancy referencing new table as stored
  for each statement execute function mark_work();
create trigger pregnancy_mark_work_update after update on pregnancy referencing new table as stored
  for each statement execute function mark_work();
create trigger prescription_event_live_insert after insert on prescription_event referencing new table as stored
  for each statement execute function live_prescription_event_stored();
create trigger prescription_event_only_added before delete or update or truncate on prescription_event
  for each statement execute function refuse_change();
create trigger prescription_line_only_added before delete or update or truncate on prescription_line
  for each statement execute function refuse_change();
create trigger prescription_live_insert after insert on prescription referencing new table as stored
  for each statement execute function live_prescription_stored();
create trigger provider_time_live_delete after delete on provider_time referencing old table as stored
  for each statement execute function live_provider_time_stored();
create trigger provider_time_live_insert after insert on provider_time referencing new table as stored
  for each statement execute function live_provider_time_stored();
create trigger provider_time_live_update after update on provider_time referencing old table as old_stored new table as stored
  for each statement execute function live_provider_time_changed();
create trigger reading_alert_live_delete after delete on reading_alert referencing old table as stored
  for each statement execute function live_reading_alert_stored();
create trigger reading_alert_live_insert after insert on reading_alert referencing new table as stored
  for each statement execute function live_reading_alert_stored();
create trigger reading_alert_live_update after update on reading_alert referencing old table as old_stored new table as stored
  for each statement execute function live_reading_alert_changed();
create trigger reading_alert_mark_work_insert after insert on reading_alert referencing new table as stored
  for each statement execute function mark_work();
create trigger reading_alert_mark_work_update after update on reading_alert referencing new table as stored
  for each statement execute function mark_work();
create trigger reading_alert_webhook after insert on reading_alert referencing new table as stored
  for each statement execute function webhook_alert_stored();
create trigger reading_end_alert after update on reading referencing new table as stored
  for each statement execute function end_reading_alert();
create trigger reading_mark_work_insert after insert on reading referencing new table as stored
  for each statement execute function mark_work();
create trigger reading_mark_work_update after update on reading referencing new table as stored
  for each statement execute function mark_work();
create trigger service_slot_live_delete after delete on service_slot referencing old table as stored
  for each statement execute function live_service_slot_stored();
create trigger service_slot_live_insert after insert on service_slot referencing new table as stored
  for each statement execute function live_service_slot_stored();
create trigger service_slot_live_update after update on service_slot referencing old table as old_stored new table as stored
  for each statement execute function live_service_slot_changed();
create trigger work_claim_live_delete after delete on work_claim referencing old table as stored
  for each statement execute function live_work_claim_stored();
create trigger work_claim_live_insert after insert on work_claim referencing new table as stored
  for each statement execute function live_work_claim_stored();
create trigger work_claim_live_update after update on work_claim referencing old table as old_stored new table as stored
  for each statement execute function live_work_claim_changed();
create trigger work_item_live_delete after delete on work_item referencing old table as stored
  for each statement execute function live_work_item_stored();
create trigger work_item_live_insert after insert on work_item referencing new table as stored
  for each statement execute function live_work_item_stored();
create trigger work_item_live_update after update on work_item referencing old table as old_stored new table as stored
  for each statement execute function live_work_item_changed();

alter table report_piece alter column bytes set storage external;

-- The audit, one partition a month. Before version 17 a partitioned table numbers its rows by a default only.
create sequence audit_number;

create table audit (
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
) partition by range (at);

alter sequence audit_number owned by audit.id;

create index audit_at on audit (at);
create index audit_person on audit using gin (person_ids);
create index audit_organisation on audit (organisation_id, at desc, id desc);
create index audit_staff on audit (staff_id, at desc, id desc) where staff_id is not null;
create index audit_emergency on audit (organisation_id, at desc, id desc) where details ->> 'emergency' = 'true';

-- Rows from before this month.
do $$
  begin
    execute format('create table audit_past partition of audit (primary key (id)) for values from (minvalue) to (%L)',
      to_char(date_trunc('month', now() at time zone 'UTC'), 'YYYY-MM-DD 00:00:00+00'));
  end
$$;

-- Takes what no month takes, so that a month that nobody made in time stops no request.
create table audit_other partition of audit (primary key (id)) default;

create trigger audit_only_added before update or delete or truncate on audit for each statement execute function refuse_change();
create trigger audit_only_added before update or delete or truncate on audit_past for each statement execute function refuse_change();
create trigger audit_only_added before update or delete or truncate on audit_other for each statement execute function refuse_change();

-- Taking a number needs this right; writing the row that has it needs one of its own.
grant usage on sequence audit_number to public;

-- Rows that are only ever added: the role that made the tables may not change them either, except for the patient of a
-- merged record and the place of a status.
do $$
  begin
    if not (select rolsuper from pg_roles where rolname = current_user) then
      revoke update, delete, truncate on audit, audit_past, audit_other, call_log, care_note, case_sheet_version,
        contact_status, encounter_event, lab_report_version, patient_change, prescription_event, prescription_line
        from current_user;
      grant update (person_id) on call_log, care_note, case_sheet_version, contact_status, encounter_event to current_user;
      grant update (position) on contact_status to current_user;
    end if;
  end
$$;

select * from add_audit_months();


set local check_function_bodies = on;
