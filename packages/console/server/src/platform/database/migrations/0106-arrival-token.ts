import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table encounter add column token integer',
  `comment on column encounter.token is
    'Number in the waiting room, from 1 for each facility and day of arrival. Given on arrival; null for video.'`,
  'create index encounter_token on encounter (facility_id, arrived_at) where token is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
