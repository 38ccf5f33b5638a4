import { type Kysely, sql } from 'kysely';

/**
 * What the call status history is filtered and sorted by stands on the call itself, kept by triggers, so that each order
 * has an index: names in small letters, and the status and disposition of the newest status ('' for none).
 */
const STATEMENTS = [
  `alter table contact
    add column patient_sort text collate "C" not null default '',
    add column author_sort text collate "C" not null default '',
    add column current_status text not null default 'dialling',
    add column current_disposition text collate "C" not null default ''`,
  `update contact c set
    patient_sort = left(lower(p.name), 200), author_sort = left(lower(a.name), 200),
    current_status = s.status, current_disposition = coalesce(s.disposition, '')
    from person p, staff a, contact_status s
    where p.id = c.person_id and a.id = c.author_id and s.id = c.current_status_id`,

  `create function contact_names() returns trigger language plpgsql as $$
    begin
      new.patient_sort := coalesce((select left(lower(name), 200) from person where id = new.person_id), new.patient_sort);
      new.author_sort := coalesce((select left(lower(name), 200) from staff where id = new.author_id), new.author_sort);
      return new;
    end
  $$`,
  `create trigger contact_names before insert on contact for each row execute function contact_names()`,
  `create function contact_newest_status() returns trigger language plpgsql as $$
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
  $$`,
  `create trigger contact_newest_status before insert or update of current_status_id on contact
    for each row execute function contact_newest_status()`,
  // A call names its first status before that is there.
  `create function contact_status_arrived() returns trigger language plpgsql as $$
    begin
      update contact set current_status_id = new.id where id = new.contact_id and current_status_id = new.id;
      return null;
    end
  $$`,
  `create trigger contact_status_arrived after insert on contact_status
    for each row execute function contact_status_arrived()`,

  `create function contact_patient_renamed() returns trigger language plpgsql as $$
    begin
      update contact set patient_sort = left(lower(new.name), 200) where person_id = new.id;
      return null;
    end
  $$`,
  `create trigger contact_patient_renamed after update of name on person
    for each row when (old.name is distinct from new.name) execute function contact_patient_renamed()`,
  `create function contact_author_renamed() returns trigger language plpgsql as $$
    begin
      update contact set author_sort = left(lower(new.name), 200) where author_id = new.id;
      return null;
    end
  $$`,
  `create trigger contact_author_renamed after update of name on staff
    for each row when (old.name is distinct from new.name) execute function contact_author_renamed()`,

  `create index contact_by_patient on contact (facility_id, patient_sort, (-started_at), id)`,
  `create index contact_by_author on contact (facility_id, author_sort, (-started_at), id)`,
  `create index contact_by_disposition on contact (facility_id, current_disposition, (-started_at), id)`,
  `create index contact_author on contact (author_id, facility_id, started_at desc, id desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
