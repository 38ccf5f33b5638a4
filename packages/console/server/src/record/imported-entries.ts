import { entryFromFhir } from '@careline/core/internal/fhir';
import {
  CONDITION_KINDS,
  type ImportedEntry,
  kindsOfSection,
  PLACED_KINDS,
  type RecordSection,
  SOCIAL_CODES,
  SOCIAL_NAMES,
  sectionOfKind,
} from '@careline/core/internal/record';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { isReplaced, isTheirs } from '../observations/imported-rows.ts';
import { decodeCursor, encodeCursor } from '../platform/database/page-cursor.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Of what happened nobody knows when it stands before all that is known: year 1. */
const NO_TIME = -62_135_596_800;

/** When a row `r` was, for lists. */
export const entryTime = sql<number>`coalesce(r.at, ${sql.raw(String(NO_TIME))})`;

/** When it was; undefined where nobody knows. */
export const timeOfEntry = (sortAt: number): number | null => (sortAt === NO_TIME ? null : sortAt);

/** A condition that is a social statement, as `isSocialStatement` of core tells it from the parsed content. */
const isSocial = sql<boolean>`(r.kind = any(${[...CONDITION_KINDS]}::text[]) and (
  r.content ~ ${`"code"\\s*:\\s*"${SOCIAL_CODES}"`}
  or r.content ~* ${`"(display|text)"\\s*:\\s*"${SOCIAL_NAMES}`}))`;

export const inSection = (section: RecordSection): RawBuilder<boolean> => {
  if (section === 'SOCIAL') return isSocial;
  if (section === 'DIAGNOSIS') return sql<boolean>`(${ofKinds(section)} and not ${isSocial})`;
  return ofKinds(section);
};

const ofKinds = (section: RecordSection): RawBuilder<boolean> => {
  const kinds = kindsOfSection(section);
  return kinds.length > 0
    ? sql<boolean>`r.kind = any(${[...kinds]}::text[])`
    : sql<boolean>`r.kind <> all(${[...PLACED_KINDS]}::text[])`;
};

export const selectEntries = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('imported_resource as r')
    .select(['r.id', 'r.kind', 'r.source', 'r.source_id', 'r.content', 'r.at', 'r.created_at'])
    .select([entryTime.as('sort_at'), isReplaced.as('is_replaced')])
    .where(isTheirs);

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** A row as the services answer it. */
export const toEntry = (row: EntryRow): ImportedEntry => {
  const { details, code, ...content } = entryFromFhir(row.kind, parsed(row.content));
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    sourceId: row.source_id,
    ...content,
    code: code && { ...code },
    details: details.map((detail) => ({ ...detail })),
    at: row.at,
    importedAt: row.created_at,
    isReplaced: row.is_replaced,
  };
};

export interface EntryFilters {
  readonly vitaId: string;
  readonly section: RecordSection;
  readonly limit: number;
  /** The `next` of the page before. */
  readonly after?: string | undefined;
}

export interface EntryPage {
  readonly data: ImportedEntry[];
  readonly next: string | null;
}

/** The time and id of the last row. */
const cursorSchema = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.uuid())]);

/** What imports brought of a section, the newest first, those of an unknown time last, a page at a time. */
export async function listEntries(tx: Kysely<Schema>, filters: EntryFilters): Promise<EntryPage> {
  const after = decodeCursor(filters.after, cursorSchema);
  const rows = await selectEntries(tx)
    .where('r.person_id', '=', filters.vitaId)
    .where(inSection(filters.section))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${entryTime}, r.id) < (${after?.[0]}::bigint, ${after?.[1]}::uuid)`),
    )
    .orderBy('sort_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(filters.limit + 1)
    .execute();
  const page = rows.slice(0, filters.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { data: page.map(toEntry), next: last ? encodeCursor([last.sort_at, last.id]) : null };
}

export interface EntryCounts {
  readonly bySection: ReadonlyMap<RecordSection, number>;
  /** Rows of which nobody decided yet whose they are. */
  readonly undecided: number;
}

/** How many rows imports brought of a patient. */
export async function countEntries(tx: Kysely<Schema>, vitaId: string): Promise<EntryCounts> {
  const { rows } = await sql<{ kind: string; theirs: number; social: number; undecided: number }>`
    select r.kind, (count(*) filter (where ${isTheirs}))::int as theirs,
      (count(*) filter (where ${isTheirs} and ${isSocial}))::int as social,
      (count(*) filter (where r.held = 'open'))::int as undecided
    from imported_resource r where r.person_id = ${vitaId} group by r.kind`.execute(tx);
  const bySection = new Map<RecordSection, number>();
  const add = (section: RecordSection, count: number) =>
    bySection.set(section, (bySection.get(section) ?? 0) + count);
  for (const { kind, theirs, social } of rows) {
    add(sectionOfKind(kind), theirs - social);
    add('SOCIAL', social);
  }
  return { bySection, undecided: rows.reduce((sum, { undecided }) => sum + undecided, 0) };
}
