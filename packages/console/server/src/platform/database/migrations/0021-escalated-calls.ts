import { type Kysely, sql } from 'kysely';

/** Whether something could not wait stands on the call itself, so that the history finds the few among very many. */
const STATEMENTS = [
  `alter table contact add column escalated boolean not null default false`,
  `create function tells_escalation(answers jsonb) returns boolean language sql immutable as $$
    select coalesce(
      jsonb_typeof(answers -> 'escalation' -> 'about') = 'array'
        and jsonb_array_length(answers -> 'escalation' -> 'about') > 0,
      false)
  $$`,
  `update contact c set escalated = true
    where exists (
      select from call_log l
      where l.contact_id = c.id and tells_escalation(l.answers)
        and l.version = (select max(version) from call_log n where n.contact_id = c.id)
    )`,
  `create function contact_escalation() returns trigger language plpgsql as $$
    begin
      update contact set escalated = tells_escalation(new.answers)
        where id = new.contact_id and escalated <> tells_escalation(new.answers)
          and not exists (select from call_log l where l.contact_id = new.contact_id and l.version > new.version);
      return null;
    end
  $$`,
  `create trigger contact_escalation after insert or update of answers on call_log
    for each row execute function contact_escalation()`,
  `create index contact_escalated on contact (facility_id, started_at desc, id desc) where escalated`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
