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
  /** Only patients with a health check at the facility. */
  readonly hasHealthCheck?: boolean;
  /** `next` of the previous page. */
  readonly after?: string;
}

export type PatientPage = AnswerOf<typeof listPatients>;

/** Match kind, rank (lower is better), sort key and patient id. */
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

/** Whether a patient may be read and is within the search. */
function isFindable(search: PatientSearch, person: RawBuilder<unknown>): RawBuilder<boolean> {
  const readable = mayRead(search, person);
  if (!search.hasHealthCheck) return readable;
  return sql<boolean>`(${readable} and exists (select from encounter e
    where e.person_id = ${person} and e.facility_id = ${search.facilityId} and e.package is not null))`;
}

/** Selects rows `id, rank, key` of the facility's patients, in list order and after the cursor. */
type Finder = (search: PatientSearch, after: Cursor | undefined) => RawBuilder<Found>;

/**
 * Matches the beginning of any identifier, in index order, so that short prefixes need no full sort. A patient with
 * several matching identifiers is listed once.
 */
const byIdentifier: Finder = (search, after) => {
  const pattern = `${identifierKey(search.text)}%`;
  return sql`
    select i.person_id as id, 0 as rank, i.value_key as key
    from identifier i
    where i.organisation_id = ${search.organisationId} and i.value_key like ${pattern}
      and ${isFindable(search, sql.ref('i.person_id'))}
      and not exists (
        select from identifier j
        where j.person_id = i.person_id and j.value_key like ${pattern}
          and (j.value_key collate "C", j.system) < (i.value_key collate "C", i.system))
      ${after ? sql`and (i.value_key ~>~ ${after[2]} or (i.value_key = ${after[2]} and i.person_id > ${after[3]}))` : sql``}
    order by i.value_key using ~<~, i.person_id`;
};

/** Returns whether the text has as many digits as lists show of a number, which is enough to search by. */
export const isPhoneEnd = (text: string): boolean => phoneKey(text).length === PHONE_ENDING;

/** Matches any of a patient's phones by the full number or its last four digits. */
const byPhone: Finder = (search, after) => sql`
  select p.id, 0 as rank, p.name_key as key
  from person p
  where p.id in (select h.person_id from person_phone h
      where ${isPhoneEnd(search.text) ? sql`right(h.number_key, ${sql.lit(PHONE_ENDING)})` : sql`h.number_key`} = ${phoneKey(search.text)})
    and ${isFindable(search, sql.ref('p.id'))}
    ${after ? sql`and (p.name_key collate "C", p.id) > (${after[2]}, ${after[3]}::uuid)` : sql``}
  order by p.name_key collate "C", p.id`;

/** Rows after the cursor, ordered by rank, name and id. */
const afterRanked = (rank: RawBuilder<unknown>, after: Cursor | undefined): RawBuilder<unknown> =>
  after
    ? sql`and (${rank}, p.name_key collate "C", p.id) > (${after[1]}::int, ${after[2]}, ${after[3]}::uuid)`
    : sql``;

/** The trigram index needs three letters within a word. Shorter parts match only at word beginnings. */
const INDEXED_LETTERS = 3;
const partPattern = (part: string) => (part.length < INDEXED_LETTERS ? `% ${part}%` : `%${part}%`);

/** Matches names of persons `p` that contain every part. */
const isWritten = (parts: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`p.name_key like ${partPattern(part)}`),
    sql` and `,
  );

/**
 * Matches persons `p` within a list: by every word of the name; with digits also by the beginning of an identifier, and
 * by a phone number or its end.
 */
export function matchesText(text: string): RawBuilder<boolean> {
  const [name, code, phone] = [foldName(text), identifierKey(text), phoneKey(text)];
  const ways: RawBuilder<unknown>[] = [];
  if (name !== '') ways.push(sql`(${isWritten(name.split(' '))})`);
  if (/\d/.test(code))
    ways.push(
      sql`exists (select from identifier i where i.person_id = p.id and i.value_key like ${`${code}%`})`,
    );
  if (phone.length >= PHONE_ENDING)
    ways.push(sql`exists (select from person_phone h where h.person_id = p.id
      and ${isPhoneEnd(text) ? sql`right(h.number_key, ${sql.lit(PHONE_ENDING)})` : sql`h.number_key`} = ${phone})`);
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** A shorter sound would match a tenth of the register, so only letters count. */
const MIN_SOUND = 2;

function soundsLike(part: string): RawBuilder<boolean> {
  const sounds = soundsOf(part);
  if ((sounds[0] ?? '').length < MIN_SOUND) return sql`p.name_key like ${partPattern(part)}`;
  const alike = sounds.map((sound) => sql`p.name_sound like ${`% ${sound}%`}`);
  return sql`(${sql.join(alike, sql` or `)})`;
}

/**
 * Matches every part, in any order. Names with a word that begins with the first part come first, then names that
 * contain the parts, then names that sound like them.
 */
const byName: Finder = (search, after) => {
  const parts = foldName(search.text).split(' ');
  const written = isWritten(parts);
  const heard = sql.join(parts.map(soundsLike), sql` and `);
  const rank = sql`(case when not (${written}) then 2 when p.name_key like ${`% ${parts[0]}%`} then 0 else 1 end)`;
  return sql`
    select p.id, ${rank} as rank, p.name_key as key
    from person p
    where ((${written}) or (${heard})) and ${isFindable(search, sql.ref('p.id'))} ${afterRanked(rank, after)}
    order by rank, p.name_key collate "C", p.id`;
};

/** Matches the full date. Patients with only a year or month known are not found by a date. */
const byBirthDate: Finder = (search, after) => sql`
  select p.id, 0 as rank, p.name_key as key
  from person p
  where p.birth_date = ${search.text} and ${isFindable(search, sql.ref('p.id'))}
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

/** Returns the statement for one page. It reads one extra row to detect a further page. */
export const searchStatement = (kind: SearchKind, search: PatientSearch, after?: Cursor) =>
  withDetails(FINDERS[kind](search, after), search.facilityId, search.limit + 1);

/** More names than people read. */
const MAX_NEAR = 20;

/** Returns the statement for similar names, most similar first, or undefined if the text is too short. */
export function nearStatement(search: PatientSearch): RawBuilder<FoundRow> | undefined {
  const near = nearNames(search.text);
  if (!near) return undefined;
  const found = sql<Found>`
    select p.id, 3 as rank, p.name_key as key
    from person p
    where ${near} and ${isFindable(search, sql.ref('p.id'))}
    order by ${nearness(search.text)} desc, p.name_key collate "C", p.id`;
  return withDetails(found, search.facilityId, Math.min(search.limit, MAX_NEAR));
}

async function findPage(
  tx: Kysely<Schema>,
  kind: SearchKind,
  search: PatientSearch,
  after: Cursor | undefined,
): Promise<PatientPage> {
  // An empty key would match everyone.
  if (FOLDS[kind](search.text) === '') return { data: [], next: null };
  const { rows } = await searchStatement(kind, search, after).execute(tx);
  const page = rows.slice(0, search.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  // Show the phone that was searched for, so the user can compare it.
  const found = kind === 'phone' ? { number_key: phoneKey(search.text) } : {};
  return {
    data: page.map((row) => toMatch({ ...row, ...found }, kind)),
    next: last ? encodeCursor([kind, last.rank, last.key, last.id]) : null,
  };
}

/** Returns a single page. Users find anyone else by typing the name more exactly. */
async function findNear(tx: Kysely<Schema>, search: PatientSearch): Promise<PatientPage> {
  const rows = (await nearStatement(search)?.execute(tx))?.rows ?? [];
  return { data: rows.map((row) => toMatch(row, SIMILAR_NAME)), next: null };
}

/**
 * Returns a page of the facility's matching patients. A text with letters that looks like an identifier but matches
 * none is also searched as a name ("Aaron697"). If no name matches, similar names are returned. `matchedOn` says which
 * search matched.
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
