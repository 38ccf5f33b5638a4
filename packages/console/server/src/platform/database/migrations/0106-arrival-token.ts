import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table encounter add column token integer',
  `comment on column encounter.token is
    'Number in the waiting room, from 1 for each facility and day of arrival. Given on arrival; null for video.'`,
  `create table arrival_counter (
    facility_id uuid not null references facility,
    day text not null,
    last_token integer not null,
    primary key (facility_id, day)
  )`,
  `comment on table arrival_counter is 'The last token that each facility gave on a day, YYYY-MM-DD in its time zone.'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
