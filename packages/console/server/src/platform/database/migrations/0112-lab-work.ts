import { type Kysely, sql } from 'kysely';

/** Whether the current version of a report `r` counts. Null if it has none. */
const CURRENT = `join lab_report_version v on v.report_id = r.id
  and v.number = (select max(n.number) from lab_report_version n where n.report_id = r.id)
  and v.status <> 'entered-in-error'`;

/** How far each laboratory order is, so that the work list is read from an index. Times in unix seconds. */
const STATEMENTS = [
  `alter table lab_order
    add column collected_at bigint,
    add column collected_by uuid references staff,
    add column due_at bigint not null default (extract(epoch from now())::bigint + 86400),
    add column resulted_at bigint,
    add column to_review_since bigint`,
  `comment on column lab_order.collected_at is 'When the sample was taken; null before that.'`,
  `comment on column lab_order.due_at is 'When the order is late: by the expected day, or by the turnaround after the sample.'`,
  `comment on column lab_order.resulted_at is 'When every test had a result; null while one is missing.'`,
  `comment on column lab_order.to_review_since is 'Since when results of the order wait for a review; null if none do.'`,
  `-- expands: a facility orders tens of tests a day, so this takes a moment
  update lab_order o set due_at = extract(epoch from
      ((o.expected_on::date + 1)::timestamp at time zone f.time_zone))::bigint
    from facility f where f.id = o.facility_id`,
  `-- expands: a facility orders tens of tests a day, so this takes a moment
  update lab_order o set resulted_at = o.created_at where not exists (
    select from jsonb_array_elements(o.tests) t where not exists (
      select from lab_report r ${CURRENT} cross join jsonb_array_elements(v.lines) l
      where r.order_id = o.id and coalesce(l->>'test', '') = coalesce(t->>'test', '')
        and (t->>'test' is not null or lower(trim(l->>'name')) = lower(trim(t->>'name')))))`,
  // Results of earlier months were reviewed on paper, or in the record.
  `-- expands: a facility orders tens of tests a day, so this takes a moment
  update lab_order o set to_review_since = w.since from (
      select r.order_id, min(v.created_at) as since from lab_report r ${CURRENT}
      where not exists (select from result_review e where e.lab_report_id = r.id and e.version = v.number)
        and v.created_at > extract(epoch from now())::bigint - 31 * 86400
      group by r.order_id
    ) w where w.order_id = o.id`,
  `-- expands: a facility orders tens of tests a day, so this takes a moment
  create index lab_order_waiting on lab_order (facility_id, due_at, id)
    where cancelled_at is null and resulted_at is null`,
  `-- expands: a facility orders tens of tests a day, so this takes a moment
  create index lab_order_to_review on lab_order (facility_id, to_review_since, id)
    where cancelled_at is null and to_review_since is not null`,
  `-- expands: a facility orders tens of tests a day, so this takes a moment
  create index lab_order_facility on lab_order (facility_id, created_at desc, id desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
