import type { AnswerOf } from '@careline/core/internal/http';
import {
  foldName,
  identifierKey,
  type listPatients,
  phoneKey,
  type SearchKind,
  SIMILAR_NAME,
} from '@careline/core/internal/patients';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { mayRead, type Reader } from '../../platform/access/access.ts';
import { decodeCursor, encodeCursor } from '../../platform/database/page-cursor.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { soundsOf } from './name-spellings.ts';
import { nearNames, nearness } from './near-names.ts';
import { type MatchRow, matchColumns, PHONE_ENDING, toMatch } from './patient-matches.ts';

export interface PatientSearch extends Reader {
  readonly organisationId: string;
  readonly by: SearchKind;
  readonly text: string;
  readonly limit: number;
  /** The `next` of the page before. */
  readonly after?: string;
}

export type PatientPage = AnswerOf<typeof listPatients>;

/** What matched, how well (smaller is better), the text lists are ordered by, and the patient. */
const cursorSchema = v.tuple([
  v.picklist(['uhid', 'phone', 'name', 'birthDate']),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
  v.pipe(
    v.string(),
    v.check((key) => !key.includes('\u0000') && key.isWellFormed()),
  ),
  v.pipe(v.string(), v.uuid()),
]);
type Cursor = v.InferOutput<typeof cursorSchema>;

interface Found {
  readonly id: string;
  readonly rank: number;
  readonly key: string;
}

/** Rows `id, rank, key` of the facility's patients, in the order of the list and after the cursor. */
type Finder = (search: PatientSearch, after: Cursor | undefined) => RawBuilder<Found>;

/**
 * By the beginning of any identifier, in the order of the index, so that a short beginning need not be sorted whole. A
 * patient of whom several identifiers begin so is listed once.
 */
const byIdentifier: Finder = (search, after) => {
  const pattern = `${identifierKey(search.text)}%`;
  return sql`
    select i.person_id as id, 0 as rank, i.value_key as key
    from identifier i
    where i.organisation_id = ${search.organisationId} and i.value_key like ${pattern}
      and ${mayRead(search, sql.ref('i.person_id'))}
      and not exists (
        select from identifier j
        where j.person_id = i.person_id and j.value_key like ${pattern}
          and (j.value_key collate "C", j.system) < (i.value_key collate "C", i.system))
      ${after ? sql`and (i.value_key ~>~ ${after[2]} or (i.value_key = ${after[2]} and i.person_id > ${after[3]}))` : sql``}
    order by i.value_key using ~<~, i.person_id`;
};

/** As many digits as lists show of a number: enough to find somebody by. */
export const isPhoneEnd = (text: string): boolean => phoneKey(text).length === PHONE_ENDING;

/** By the whole number, or by its last four digits, whichever of a patient's phones it is. */
const byPhone: Finder = (search, after) => sql`
  select p.id, 0 as rank, p.name_key as key
  from person p
  where p.id in (select h.person_id from person_phone h
      where ${isPhoneEnd(search.text) ? sql`right(h.number_key, ${sql.lit(PHONE_ENDING)})` : sql`h.number_key`} = ${phoneKey(search.text)})
    and ${mayRead(search, sql.ref('p.id'))}
    ${after ? sql`and (p.name_key collate "C", p.id) > (${after[2]}, ${after[3]}::uuid)` : sql``}
  order by p.name_key collate "C", p.id`;

/** The rows after the cursor, in the order of rank, name and id. */
const afterRanked = (rank: RawBuilder<unknown>, after: Cursor | undefined): RawBuilder<unknown> =>
  after
    ? sql`and (${rank}, p.name_key collate "C", p.id) > (${after[1]}::int, ${after[2]}, ${after[3]}::uuid)`
    : sql``;

/** The trigram index needs three letters inside a word; a shorter part is looked for where words begin. */
const INDEXED_LETTERS = 3;
const partPattern = (part: string) => (part.length < INDEXED_LETTERS ? `% ${part}%` : `%${part}%`);

/** Less of a sound than this would find a tenth of the register: then only the letters count. */
const LEAST_SOUND = 2;

function soundsLike(part: string): RawBuilder<boolean> {
  const sounds = soundsOf(part);
  if ((sounds[0] ?? '').length < LEAST_SOUND) return sql`p.name_key like ${partPattern(part)}`;
  const alike = sounds.map((sound) => sql`p.name_sound like ${`% ${sound}%`}`);
  return sql`(${sql.join(alike, sql` or `)})`;
}

/**
 * By every part, in any order. Names in which a word begins with the first part come first, then those that have the
 * parts anywhere, then those whose words sound as the parts do.
 */
const byName: Finder = (search, after) => {
  const parts = foldName(search.text).split(' ');
  const written = sql.join(
    parts.map((part) => sql`p.name_key like ${partPattern(part)}`),
    sql` and `,
  );
  const heard = sql.join(parts.map(soundsLike), sql` and `);
  const rank = sql`(case when not (${written}) then 2 when p.name_key like ${`% ${parts[0]}%`} then 0 else 1 end)`;
  return sql`
    select p.id, ${rank} as rank, p.name_key as key
    from person p
    where ((${written}) or (${heard})) and ${mayRead(search, sql.ref('p.id'))} ${afterRanked(rank, after)}
    order by rank, p.name_key collate "C", p.id`;
};

/** By the whole day; who is known by the year or the month only may be anybody, and is not found by a day. */
const byBirthDate: Finder = (search, after) => sql`
  select p.id, 0 as rank, p.name_key as key
  from person p
  where p.birth_date = ${search.text} and ${mayRead(search, sql.ref('p.id'))}
    ${after ? sql`and (p.name_key collate "C", p.id) > (${after[2]}, ${after[3]}::uuid)` : sql``}
  order by p.name_key collate "C", p.id`;

const FINDERS: Readonly<Record<SearchKind, Finder>> = {
  uhid: byIdentifier,
  phone: byPhone,
  name: byName,
  birthDate: byBirthDate,
};

const FOLDS: Readonly<Record<SearchKind, (text: string) => string>> = {
  uhid: identifierKey,
  phone: phoneKey,
  name: foldName,
  birthDate: (text) => text,
};

type FoundRow = Found & MatchRow;

const withDetails = (
  found: RawBuilder<Found>,
  facilityId: string,
  count: number,
): RawBuilder<FoundRow> => sql`
  select found.rank, found.key, ${matchColumns(facilityId)}
  from (select row_number() over () as place, page.* from (${found} limit ${count}) page) found
  join person p on p.id = found.id
  order by found.place`;

/** The statement that finds one page, and one row more where there is a further page. */
export const searchStatement = (kind: SearchKind, search: PatientSearch, after?: Cursor) =>
  withDetails(FINDERS[kind](search, after), search.facilityId, search.limit + 1);

/** More names than people read; those that are nearest come first. */
const MOST_NEAR = 20;

/** By names that nearly are what was typed, the nearest first; undefined where there is too little to compare. */
export function nearStatement(search: PatientSearch): RawBuilder<FoundRow> | undefined {
  const near = nearNames(search.text);
  if (!near) return undefined;
  const found = sql<Found>`
    select p.id, 3 as rank, p.name_key as key
    from person p
    where ${near} and ${mayRead(search, sql.ref('p.id'))}
    order by ${nearness(search.text)} desc, p.name_key collate "C", p.id`;
  return withDetails(found, search.facilityId, Math.min(search.limit, MOST_NEAR));
}

async function findPage(
  tx: Kysely<Schema>,
  kind: SearchKind,
  search: PatientSearch,
  after: Cursor | undefined,
): Promise<PatientPage> {
  // Nothing to look for would be found everywhere.
  if (FOLDS[kind](search.text) === '') return { data: [], next: null };
  const { rows } = await searchStatement(kind, search, after).execute(tx);
  const page = rows.slice(0, search.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  // Of several phones, the one that was searched for is the one to compare.
  const found = kind === 'phone' ? { number_key: phoneKey(search.text) } : {};
  return {
    data: page.map((row) => toMatch({ ...row, ...found }, kind)),
    next: last ? encodeCursor([kind, last.rank, last.key, last.id]) : null,
  };
}

/** One page, without a further one: who is on none of its rows is found by typing the name better. */
async function findNear(tx: Kysely<Schema>, search: PatientSearch): Promise<PatientPage> {
  const rows = (await nearStatement(search)?.execute(tx))?.rows ?? [];
  return { data: rows.map((row) => toMatch(row, SIMILAR_NAME)), next: null };
}

/**
 * The facility's patients that fit, a page at a time. A text that was taken for an identifier, has letters and fits none
 * is looked for among the names too ("Aaron697"), and where no name fits, those that nearly do are found; `matchedOn`
 * says so.
 */
export async function searchPatients(tx: Kysely<Schema>, search: PatientSearch): Promise<PatientPage> {
  const after = decodeCursor(search.after, cursorSchema);
  if (after) return findPage(tx, after[0], search, after);
  const mayBeName = search.by === 'name' || (search.by === 'uhid' && /\p{L}/u.test(search.text));
  const page = await findPage(tx, search.by, search, undefined);
  if (page.data.length > 0 || !mayBeName) return page;
  const named = search.by === 'name' ? page : await findPage(tx, 'name', search, undefined);
  return named.data.length > 0 ? named : findNear(tx, search);
}
