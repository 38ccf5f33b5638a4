import type { SheetSection, SheetVersion } from '@careline/core/internal/case-sheets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { keyset, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Kysely<Schema>;

export const selectSheetVersions = (tx: Tx) =>
  tx
    .selectFrom('case_sheet_version as v')
    .innerJoin('staff as author', 'author.id', 'v.author_id')
    .selectAll('v')
    .select('author.name as author_name');

type VersionRow = Awaited<ReturnType<ReturnType<typeof selectSheetVersions>['execute']>>[number];

export const toSheetVersion = (row: VersionRow): SheetVersion => ({
  id: row.id,
  vitaId: row.person_id,
  facilityId: row.facility_id,
  section: row.section,
  number: row.number,
  form: row.form,
  answers: row.answers,
  follows: row.follows,
  encounterId: row.encounter_id,
  reason: row.reason,
  author: { id: row.author_id, name: row.author_name },
  at: row.created_at,
  metaInfo: { updatedAt: row.updated_at, deleted: false, source: row.source, createdAt: row.created_at },
});

/** No later version follows row `v`. */
export const isNewest = sql<boolean>`not exists (
  select from case_sheet_version later
  where later.person_id = v.person_id and later.section = v.section and v.id = any(later.follows))`;

/** Selects each section's newest version written in an encounter. */
const isNewestOf = (encounterId: string): RawBuilder<boolean> => sql<boolean>`(v.encounter_id = ${encounterId}
  and not exists (select from case_sheet_version later where later.encounter_id = v.encounter_id
    and later.person_id = v.person_id and later.section = v.section
    and (later.created_at, later.number, later.id) > (v.created_at, v.number, v.id)))`;

interface SheetQuestion {
  readonly vitaId: string;
  readonly section?: string | undefined;
  readonly encounterId?: string | undefined;
}

/** Returns the sections of a sheet, each with its newest versions. */
export async function readSheet(tx: Tx, question: SheetQuestion): Promise<SheetSection[]> {
  const { vitaId, section, encounterId } = question;
  const rows = await selectSheetVersions(tx)
    .select(
      sql<number>`(select count(*)::int from case_sheet_version o
        where o.person_id = v.person_id and o.section = v.section)`.as('versions'),
    )
    .where('v.person_id', '=', vitaId)
    .$if(section !== undefined, (query) => query.where('v.section', '=', section ?? ''))
    .where(encounterId === undefined ? isNewest : isNewestOf(encounterId))
    .orderBy('v.created_at', 'desc')
    .orderBy('v.number', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
  const sections = new Map<string, SheetSection>();
  for (const row of rows) {
    const known = sections.get(row.section);
    const newest = [...(known?.newest ?? []), toSheetVersion(row)];
    sections.set(row.section, { section: row.section, versions: row.versions, newest });
  }
  return [...sections.values()];
}

/** Returns the current content of a section; empty if nothing was written. */
export async function readSection(tx: Tx, vitaId: string, section: string): Promise<SheetSection> {
  const [found] = await readSheet(tx, { vitaId, section });
  return found ?? { section, newest: [], versions: 0 };
}

export interface VersionPage {
  readonly data: SheetVersion[];
  readonly next: string | null;
}

export interface VersionFilters {
  readonly vitaId: string;
  readonly section: string;
  readonly limit: number;
  readonly after?: string | undefined;
}

/** The version number separates versions of the same second. */
const PLACE = sql<number>`v.created_at * 1000000 + least(v.number, 999999)`;

const NEWEST = keyset<{ readonly place: number; readonly id: string }>(
  'desc',
  [
    [PLACE, 'bigint'],
    ['v.id', 'uuid'],
  ],
  ({ place, id }) => [Number(place), id],
);

/** Returns a page of all versions of a section, newest first. */
export function listVersions(tx: Tx, filters: VersionFilters): Promise<VersionPage> {
  const query = selectSheetVersions(tx)
    .select(PLACE.as('place'))
    .where('v.person_id', '=', filters.vitaId)
    .where('v.section', '=', filters.section);
  return readPage(query, NEWEST, filters, toSheetVersion);
}
