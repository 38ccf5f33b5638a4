import { type Kysely, sql } from 'kysely';

/** Where readings of an unknown time stand: after all others. */
const AFTER_ALL = 253_402_300_799;
const DAY_SECONDS = 86_400;

const COLUMNS = [
  // Why its time cannot be: in-future, before-birth, after-death. Such a reading stands after all others.
  `alter table reading add column doubt text`,
  // Of a row that waits for a decision whose it is: open, or refused; null for rows that are kept as they are.
  `alter table imported_resource add column held text`,
  // The patient's id at the source, of such a row.
  `alter table imported_resource add column held_patient text`,
  `create index imported_resource_held on imported_resource (organisation_id, source, held_patient)
    where held is not null`,
];

/** A death to come is none: who is said to die has to be called and judged until then. */
const DEATHS = [
  `update person set
    details = coalesce(details, '{}') || jsonb_build_object('deceased', deceased, 'doubts', jsonb_build_array('death-in-future')),
    deceased = null
    where deceased ~ '^[0-9]{4}' and source_id is not null
      and deceased collate "C" > left(to_char(now() + interval '1 day', 'YYYY-MM-DD'), length(deceased)) collate "C"`,
];

/** What earlier imports took; partial days are compared by what they have in common. */
const READINGS = [
  `with timed as (
    select r.id, p.birth_date, case when p.deceased ~ '^[0-9]{4}' then p.deceased end as deceased, r.created_at, r.at,
      coalesce(r.on_date, to_char(to_timestamp(r.at) at time zone f.time_zone, 'YYYY-MM-DD')) as day
    from reading r join person p on p.id = r.person_id join facility f on f.id = r.facility_id
    where r.content_hash is not null and (r.at between -62135596800 and ${AFTER_ALL} or r.on_date is not null)
  ), doubted as (
    select id, case
      when at >= created_at + ${DAY_SECONDS}
        or day collate "C" > to_char(to_timestamp(created_at + ${DAY_SECONDS}), 'YYYY-MM-DD') collate "C" then 'in-future'
      when left(day, length(birth_date)) collate "C" < birth_date collate "C" then 'before-birth'
      when left(day, length(deceased)) collate "C" > deceased collate "C" then 'after-death'
    end as doubt
    from timed
  )
  update reading r set doubt = d.doubt, sort_at = ${AFTER_ALL} from doubted d where d.id = r.id and d.doubt is not null`,
  `update reading_alert a set ended_at = extract(epoch from now())::bigint, end_reason = r.doubt
    from reading r where r.id = a.reading_id and r.doubt is not null and a.ended_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...COLUMNS, ...DEATHS, ...READINGS]) await sql.raw(statement).execute(db);
}
