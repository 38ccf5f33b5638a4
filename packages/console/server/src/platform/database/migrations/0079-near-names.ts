import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Of every word: its consonants after a =, and the same without one of them, but the first, after a -.
  `create function near_keys(sounds text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct key), '{}')
    from (select translate(word, 'aeiouy', '') as word from unnest(string_to_array(trim(sounds), ' ')) as word) words
    cross join lateral (
      select '=' || word as key where length(word) >= 2
      union all
      select '-' || left(word, place) || substr(word, place + 2)
      from generate_series(1, length(word) - 1) as place where length(word) >= 3
    ) keys
  $$`,
  `-- expands: of a million names it takes half a minute, for which a registration waits
  create index person_near on person using gin (near_keys(name_sound))`,
];

/** Patients whose name was typed with a slip are found by the consonants of its words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
