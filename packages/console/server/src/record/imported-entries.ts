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
import { isReplaced, isTheirs } from '../observations/imported-rows.ts';
import { keyset, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Entries without a known time sort before all others, as year 1. */
const NO_TIME = -62_135_596_800;

/** The time of a row `r`, for sorting. */
export const entryTime = sql<number>`coalesce(r.at, ${sql.raw(String(NO_TIME))})`;

/** Returns the time of an entry; null if unknown. */
export const timeOfEntry = (sortAt: number): number | null => (sortAt === NO_TIME ? null : sortAt);

/** Selects conditions that are social statements, by the same rule as core's `isSocialStatement`. */
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

/** Converts a row to an entry of the API. */
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
  /** `next` of the previous page. */
  readonly after?: string | undefined;
}

export interface EntryPage {
  readonly data: ImportedEntry[];
  readonly next: string | null;
}

const NEWEST = keyset<{ readonly sort_at: number; readonly id: string }>(
  'desc',
  [
    [entryTime, 'bigint'],
    ['r.id', 'uuid'],
  ],
  ({ sort_at, id }) => [sort_at, id],
);

/** Returns a page of a section's imported entries, newest first, unknown times last. */
export function listEntries(tx: Kysely<Schema>, filters: EntryFilters): Promise<EntryPage> {
  const query = selectEntries(tx).where('r.person_id', '=', filters.vitaId).where(inSection(filters.section));
  return readPage(query, NEWEST, filters, toEntry);
}

export interface EntryCounts {
  readonly bySection: ReadonlyMap<RecordSection, number>;
  /** Rows that wait for a decision about which patient they belong to. */
  readonly undecided: number;
}

/** Counts a patient's imported rows. */
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
