import { type Kysely, type RawBuilder, sql } from 'kysely';
import { NAME_LISTS, type NameList } from '../../build/demo/name-lists.ts';
import { soundKey } from '../../src/patients/search/name-sound.ts';
import { nameKey } from '../../src/patients/search/name-spellings.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { refreshStatistics } from '../../src/platform/database/upkeep/refresh-statistics.ts';

const LISTS: readonly NameList[] = Object.values(NAME_LISTS);
export const GIVEN_NAMES: readonly string[] = [
  ...new Set(LISTS.flatMap(({ male, female }) => [...male, ...female])),
];
export const FAMILY_NAMES: readonly string[] = [
  ...new Set(LISTS.filter(({ initials }) => !initials).flatMap(({ family }) => family)),
];

/** Every combination of given and family name. */
const NAMES = GIVEN_NAMES.flatMap((given) => FAMILY_NAMES.map((family) => `${given} ${family}`));

/** The phone of the patient with this number, from 1. */
export const phoneOf = (number: number): string => `9${String(number).padStart(9, '0')}`;
export const numberOf = (number: number): string => `MANY${String(number).padStart(8, '0')}`;

/**
 * An id that grows with a number, like the product's ids grow with time: inserts at the end of an index are
 * fast.
 */
export const madeId = (number: RawBuilder<unknown>): RawBuilder<string> =>
  sql`('0190' || lpad(to_hex(${number}), 8, '0') || '70008000' || right(md5(random()::text), 12))::uuid`;

/** Created after the rows, which is faster than updating them for each row. */
const INDEXES = [
  ['person_name', 'person using gin (name_key gin_trgm_ops)'],
  ['person_sound', 'person using gin (name_sound gin_trgm_ops)'],
  ['person_near', 'person using gin (near_keys(name_sound))'],
] as const;

interface Places {
  readonly organisationId: string;
  /** One patient in ten belongs to the first facility, the others to the second. */
  readonly facilityId: string;
  readonly otherFacilityId: string;
}

/** Adds patients of two facilities, each with a name, birth date, phone and number, and analyzes the tables. */
export async function fillWithPatients(
  db: Kysely<Schema>,
  { organisationId, facilityId, otherFacilityId }: Places,
  count: number,
): Promise<void> {
  const keys = NAMES.map((name) => nameKey([name]));
  const sounds = keys.map(soundKey);
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    for (const [index] of INDEXES) await sql`drop index ${sql.id(index)}`.execute(tx);
    await sql`create temporary table made on commit drop as
      select ${madeId(sql`n`)} as id, n, 1 + (n * 7919) % ${NAMES.length} as name from generate_series(1, ${count}::bigint) as n`.execute(
      tx,
    );
    await sql`insert into person (id, organisation_id, name, name_key, name_sound, gender, birth_date, created_at, updated_at)
      select made.id, ${organisationId}, names.name, names.key, names.sound, 'FEMALE',
        to_char(date '1940-01-01' + ((made.n * 104729) % 29000)::int, 'YYYY-MM-DD'), 1700000000, 1700000000
      from made
      join unnest(${NAMES}::text[], ${keys}::text[], ${sounds}::text[]) with ordinality
        as names (name, key, sound, number) on names.number = made.name`.execute(tx);
    await sql`insert into person_facility (person_id, facility_id)
      select id, case when n % 10 = 1 then ${facilityId}::uuid else ${otherFacilityId}::uuid end from made`.execute(
      tx,
    );
    await sql`insert into person_phone (person_id, position, value, number_key)
      select id, 0, number, number from (select id, '9' || lpad(n::text, 9, '0') as number from made) phones`.execute(
      tx,
    );
    await sql`insert into identifier (person_id, organisation_id, system, value, value_key)
      select id, ${organisationId}, 'uhid', number, number
      from (select id, 'MANY' || lpad(n::text, 8, '0') as number from made) numbers`.execute(tx);
    for (const [index, on] of INDEXES) await sql`create index ${sql.id(index)} on ${sql.raw(on)}`.execute(tx);
  });
  await refreshStatistics(db);
}
