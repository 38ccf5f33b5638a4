import { type Kysely, sql } from 'kysely';
import { soundKey } from './0008-name-sound.ts';

/** What a registration says beside who somebody is, and names that are found by how they sound. */
const STATEMENTS = [
  // name_sound: the sound of every word of name_key. calling_time: { from, to } on the facility's clock, HH:mm.
  // channels: [{ channelType, isEnabled }], of those that somebody chose; the others are enabled.
  `alter table person
    add column name_sound text not null default '',
    add column calling_time jsonb,
    add column next_of_kin jsonb not null default '[]',
    add column channels jsonb not null default '[]'`,
  `create index person_birth_date on person (birth_date text_pattern_ops)`,

  // Days of the calendar, YYYY-MM-DD. scan_days: the gestational age at the scan. One present pregnancy at most.
  `create table pregnancy (
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
  )`,
  `create unique index pregnancy_present on pregnancy (person_id) where ended_at is null`,
  `create index pregnancy_person on pregnancy (person_id)`,

  // The newest counts. given_at: unix seconds.
  `create table consent (
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
  )`,
  `create index consent_person on consent (person_id, created_at desc)`,
];

const ROWS_AT_ONCE = 2000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface NamedRow {
  readonly id: string;
  readonly name_key: string;
}

/** The sounds of the names that are there already, in the order of the ids. */
async function addSounds(db: Kysely<unknown>): Promise<void> {
  let after = BEFORE_ALL;
  for (;;) {
    const { rows } = await sql<NamedRow>`
      select id, name_key from person where id > ${after}::uuid order by id limit ${ROWS_AT_ONCE}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    const ids = rows.map(({ id }) => id);
    const sounds = rows.map(({ name_key }) => soundKey(name_key));
    await sql`update person set name_sound = made.sound
      from unnest(${ids}::uuid[], ${sounds}::text[]) as made (id, sound)
      where person.id = made.id and made.sound <> ''`.execute(db);
    after = last.id;
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await addSounds(db);
  // Made once the rows are there: faster than row by row.
  await sql.raw(`create index person_sound on person using gin (name_sound gin_trgm_ops)`).execute(db);
}
