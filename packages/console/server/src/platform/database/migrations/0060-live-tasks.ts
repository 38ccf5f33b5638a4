import { type Kysely, sql } from 'kysely';

/** Lists of what is to be done follow what colleagues do with it (0053): that something changed at a facility, never of whom. */
const NIL = `'00000000-0000-0000-0000-000000000000'::uuid`;

const noting = (
  name: string,
  rows: string,
) => `create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct r.facility_id, 'tasks', ${NIL} from ${rows} r
      on conflict do nothing;
      return null;
    end
  $$`;

const CHANGED = `(
  select a.* from stored a join old_stored b using (id) where to_jsonb(a) is distinct from to_jsonb(b))`;

const STATEMENTS = [
  noting('live_follow_up_stored', 'stored'),
  noting('live_follow_up_changed', CHANGED),
  `create trigger follow_up_live_insert after insert on follow_up
    referencing new table as stored for each statement execute function live_follow_up_stored()`,
  `create trigger follow_up_live_delete after delete on follow_up
    referencing old table as stored for each statement execute function live_follow_up_stored()`,
  `create trigger follow_up_live_update after update on follow_up
    referencing new table as stored old table as old_stored
    for each statement execute function live_follow_up_changed()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
