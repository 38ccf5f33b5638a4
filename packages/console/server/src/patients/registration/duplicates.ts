import { dayOf } from '@careline/core/internal/formatting';
import type { AnswerOf, BodyOf } from '@careline/core/internal/http';
import { foldName, identifierKey, phoneKey } from '@careline/core/internal/patients';
import {
  birthDateOf,
  type listDuplicates,
  MAX_DUPLICATES,
} from '@careline/core/internal/patients/registration';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { soundOf } from '../search/name-sound.ts';
import { type MatchRow, matchColumns, toMatch } from '../search/patient-matches.ts';

export type DuplicateQuestion = Readonly<BodyOf<typeof listDuplicates>>;

type Condition = RawBuilder<boolean>;

const NEVER: Condition = sql<boolean>`false`;

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? NEVER : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const both = (one: Condition, other: Condition): Condition => sql<boolean>`(${one} and ${other})`;

/** Matches any identifier, however it is written. */
function uhidFits({ uhid }: DuplicateQuestion, { organisationId }: Entry): Condition {
  const key = identifierKey(uhid ?? '');
  if (key === '') return NEVER;
  return sql<boolean>`p.id in (
    select i.person_id from identifier i where i.organisation_id = ${organisationId} and i.value_key = ${key})`;
}

function phoneFits({ phones = [] }: DuplicateQuestion): Condition {
  const keys = phones.map(({ value }) => phoneKey(value)).filter((key) => key !== '');
  if (keys.length === 0) return NEVER;
  return sql<boolean>`p.id in (select h.person_id from person_phone h where h.number_key in (${sql.join(keys)}))`;
}

/** Matches when the first given name is, or sounds like, one of the words of the other name. */
function nameFits({ names = [] }: DuplicateQuestion): Condition {
  const words = names
    .flatMap(({ given }) => foldName(given).split(' ').slice(0, 1))
    .filter((word) => word !== '');
  return anyOf(
    words.flatMap((word) => {
      const sound = soundOf(word);
      const written = sql<boolean>`p.name_key like ${`% ${word}%`}`;
      return sound.length < 2 ? [written] : [written, sql<boolean>`p.name_sound like ${`% ${sound}%`}`];
    }),
  );
}

const FULL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Matches birth dates that may be the same: the same day, the day with month and day swapped, or the same year or month
 * where one side is less precise. An age in years gives the year to within one.
 */
function bornFits(birthDate: string | undefined): Condition {
  if (birthDate === undefined) return NEVER;
  const [, year = '', month = '', day = ''] = FULL_DATE.exec(birthDate) ?? [];
  const around = [-1, 0, 1].map((years) => String(Number(birthDate.slice(0, 4)) + years).padStart(4, '0'));
  if (year !== '') {
    const same = [birthDate, `${year}-${day}-${month}`, `${year}-${month}`, ...around];
    return sql<boolean>`p.birth_date in (${sql.join([...new Set(same)])})`;
  }
  if (birthDate.length > 4)
    return sql<boolean>`(p.birth_date like ${`${birthDate}%`} or p.birth_date = ${birthDate.slice(0, 4)})`;
  return anyOf(around.map((one) => sql<boolean>`p.birth_date like ${`${one}%`}`));
}

interface Fits {
  readonly uhid: Condition;
  readonly phone: Condition;
  readonly name: Condition;
  readonly birthDate: Condition;
}

const fitsOf = (question: DuplicateQuestion, entry: Entry): Fits => ({
  uhid: uhidFits(question, entry),
  phone: phoneFits(question),
  name: nameFits(question),
  birthDate: bornFits(birthDateOf(question, dayOf(entry.now, entry.timeZone))),
});

const another = ({ except }: DuplicateQuestion): Condition =>
  except === undefined ? sql<boolean>`true` : sql<boolean>`p.id <> ${except}::uuid`;

interface DuplicateRow extends MatchRow {
  readonly fits: string[];
}

/** Selects the ids that meet any of the conditions, each condition through its own index. */
const idsOf = (conditions: readonly Condition[]) =>
  sql`(${sql.join(
    conditions.map((condition) => sql`select p.id from person p where ${condition}`),
    sql` union `,
  )})`;

/** The matched criteria, most significant first, and the rank that follows from them. */
const fitColumns = ({ uhid, phone, name, birthDate }: Fits) => sql`
  array_remove(array[
    case when ${uhid} then 'uhid' end, case when ${phone} then 'phone' end,
    case when ${name} then 'name' end, case when ${birthDate} then 'birthDate' end], null) as fits,
  (case when ${uhid} then 0 when ${phone} and ${name} then 1 when ${name} and ${birthDate} then 2 else 3 end) as rank`;

const ownStatement = (question: DuplicateQuestion, entry: Entry) => {
  const fits = fitsOf(question, entry);
  const { uhid, phone, name, birthDate } = fits;
  return sql<DuplicateRow>`
    select found.fits, ${matchColumns(entry.facilityId)}
    from (
      select p.id, p.name_key, ${fitColumns(fits)}
      from person p
      where p.organisation_id = ${entry.organisationId}
        and p.id in ${idsOf([uhid, phone, both(name, birthDate)])}
        and ${mayRead(entry, sql.ref('p.id'))} and ${another(question)}
      order by rank, p.name_key collate "C", p.id limit ${MAX_DUPLICATES}) found
    join person p on p.id = found.id
    order by found.rank, found.name_key collate "C", found.id`;
};

/** Finds a good match among patients that the entry's author may not see. */
const elsewhereStatement = (question: DuplicateQuestion, entry: Entry) => {
  const { uhid, phone, name, birthDate } = fitsOf(question, entry);
  return sql<{ there: number }>`
    select 1 as there from person p
    where p.organisation_id = ${entry.organisationId} and p.erased_at is null and p.merged_into is null
      and p.id in ${idsOf([uhid, both(phone, name), both(name, birthDate)])}
      and not ${mayRead(entry, sql.ref('p.id'))} and ${another(question)}
    limit 1`;
};

/**
 * Returns the best matches at other facilities; for a UHID, only its owner. Emergency access does not make a person a
 * patient of the facility.
 */
export async function bestElsewhere(
  tx: Kysely<Schema>,
  question: DuplicateQuestion,
  entry: Entry,
  limit: number,
): Promise<readonly string[]> {
  const fits = fitsOf(question, entry);
  const { uhid, phone, name, birthDate } = fits;
  const { rows } = await sql<{ id: string }>`
    select found.id from (
      select p.id, p.name_key, rank() over (order by rank_of.rank, rank_of.fits desc) as place
      from person p cross join lateral (
        select (case when ${uhid} then 0 else 1 end) as rank,
          (case when ${phone} then 1 else 0 end) + (case when ${name} then 1 else 0 end)
            + (case when ${birthDate} then 1 else 0 end) as fits) rank_of
      where p.organisation_id = ${entry.organisationId} and p.erased_at is null and p.merged_into is null
        and p.id in ${idsOf([uhid, both(phone, name), both(name, birthDate)])}
        and not ${mayRead({ facilityId: entry.facilityId }, sql.ref('p.id'))}) found
    where found.place = 1 order by found.name_key collate "C", found.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The statements that answer one question. */
export const duplicateStatements = (question: DuplicateQuestion, entry: Entry) => ({
  own: ownStatement(question, entry),
  elsewhere: elsewhereStatement(question, entry),
});

/** Returns the facility's likely duplicates, best match first, and whether one exists elsewhere. */
export async function findDuplicates(
  tx: Kysely<Schema>,
  question: DuplicateQuestion,
  entry: Entry,
): Promise<AnswerOf<typeof listDuplicates>> {
  const { own, elsewhere } = duplicateStatements(question, entry);
  const { rows } = await own.execute(tx);
  const others = await elsewhere.execute(tx);
  return {
    data: rows.map((row) => ({ ...toMatch(row, row.fits[0] ?? ''), fits: row.fits })),
    elsewhere: others.rows.length > 0,
  };
}
