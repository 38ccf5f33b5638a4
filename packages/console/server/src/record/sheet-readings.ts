import {
  CASE_SHEET_SECTIONS,
  continuedVersions,
  correctsMeasured,
  hasReadings,
  isCaseSheetSection,
  planSheetReadings,
  type SheetReading,
  type SheetVersion,
  type StoredSheetReading,
  sheetReadings,
} from '@careline/core/internal/case-sheets';
import { UNREADABLE_TIME } from '@careline/core/internal/fhir/values';
import { valuesFrom } from '@careline/core/internal/forms';
import { type Kysely, sql, type Transaction } from 'kysely';
import { doubtOf } from '../observations/doubtful-time.ts';
import { insertReadings } from '../observations/reading-rows.ts';
import { toStored, type ValidReading } from '../observations/readings.ts';
import { replaceReadings } from '../observations/replaced-readings.ts';
import { entryOfRow } from '../observations/take-over.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { selectSheetVersions } from './case-sheet-versions.ts';

type Tx = Transaction<Schema>;

/** Sections whose versions have readings. */
export const MEASURED_SECTIONS: readonly string[] = Object.values(CASE_SHEET_SECTIONS)
  .filter(({ form }) => hasReadings(form))
  .map(({ key }) => key);

/** A stored version with what its readings need. */
export interface MeasuredVersion {
  readonly id: string;
  readonly organisation_id: string;
  readonly facility_id: string;
  readonly person_id: string;
  readonly encounter_id: string | null;
  readonly section: string;
  readonly form: string;
  readonly answers: SheetVersion['answers'];
  readonly follows: readonly string[];
  readonly reason: SheetVersion['reason'];
  readonly author_id: string;
  readonly author_name: string;
  readonly source: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly time_zone: string;
  readonly birth_date: string | null;
  readonly deceased: string | null;
}

export const selectMeasuredVersions = (tx: Kysely<Schema>) =>
  selectSheetVersions(tx)
    .innerJoin('facility as f', 'f.id', 'v.facility_id')
    .innerJoin('person as p', 'p.id', 'v.person_id')
    .select(['f.time_zone', 'p.birth_date', 'p.deceased']);

const DAY_SECONDS = 86_400;
const WRITTEN_BEFORE_SECONDS = 31 * DAY_SECONDS;

/**
 * Returns when a version's values were measured. A save may have waited on a device, so the time of writing counts,
 * unless the device's clock must be wrong.
 */
const timeOf = ({ created_at, updated_at }: MeasuredVersion): number =>
  updated_at <= created_at && updated_at > created_at - WRITTEN_BEFORE_SECONDS ? updated_at : created_at;

/** Returns the readings in a version's answers; none for answers to another form. */
function readingsIn(version: MeasuredVersion): readonly SheetReading[] {
  const { section, form: written, answers, time_zone } = version;
  if (!isCaseSheetSection(section)) return [];
  const { form } = CASE_SHEET_SECTIONS[section];
  if (form.id !== written) return [];
  return sheetReadings(form, valuesFrom(form, answers), { at: timeOf(version), timeZone: time_zone });
}

type Links = Readonly<Record<string, { readonly reading: string; readonly version: string }>>;

interface Stored extends StoredSheetReading {
  /** The version it was stored with. */
  readonly version: string;
}

const writtenBy = ({ created_at, encounter_id, reason }: MeasuredVersion) => ({
  at: created_at,
  encounterId: encounter_id,
  reason,
});

/** Whether a version continues an earlier one. If not, an equal value was measured again. */
const isContinued = (before: MeasuredVersion, { section, encounter_id }: MeasuredVersion): boolean =>
  !isCaseSheetSection(section) ||
  continuedVersions(CASE_SHEET_SECTIONS[section], [{ encounterId: before.encounter_id }], encounter_id)
    .length > 0;

/** Returns the valid readings of the versions that a version continues. */
async function readBefore(tx: Tx, version: MeasuredVersion): Promise<readonly Stored[]> {
  if (version.follows.length === 0) return [];
  const versions = await selectMeasuredVersions(tx)
    .innerJoin('case_sheet_readings as l', 'l.version_id', 'v.id')
    .select('l.readings')
    .where('v.id', 'in', version.follows)
    .execute();
  const followed = versions.filter((one) => isContinued(one, version));
  const links = followed.flatMap(({ readings }) => Object.values(readings as Links));
  if (links.length === 0) return [];
  const origins = await selectMeasuredVersions(tx)
    .where(
      'v.id',
      'in',
      links.map((link) => link.version),
    )
    .execute();
  const { rows } = await sql<{ id: string }>`
    select id from reading where id = any(${links.map(({ reading }) => reading)}::uuid[])
      and superseded_by is null and not deleted`.execute(tx);
  const counting = new Set(rows.map(({ id }) => id));
  const isCorrected = (id: string): boolean => {
    const origin = origins.find((one) => one.id === id);
    return !origin || correctsMeasured(writtenBy(origin), writtenBy(version), version.time_zone);
  };
  return followed.flatMap((one) =>
    readingsIn(one).flatMap(({ place, content, isRow }): Stored[] => {
      const link = (one.readings as Links)[place];
      if (!link || !counting.has(link.reading)) return [];
      const { reading: id, version: from } = link;
      return [{ id, place, content, isRow, version: from, isCorrected: isCorrected(from) }];
    }),
  );
}

function toStoredReading(version: MeasuredVersion, { reading }: SheetReading, status?: 'corrected') {
  const entry = entryOfRow(version);
  const valid: ValidReading = {
    ...(reading as ValidReading),
    id: newId(),
    metaInfo: { updatedAt: version.updated_at, deleted: false, source: version.source },
  };
  const stored = toStored(valid, entry, { vitaId: version.person_id, status });
  const life = { birthDate: version.birth_date, deceased: version.deceased };
  const doubt = doubtOf(stored, life, entry);
  return doubt ? { ...stored, doubt, sortAt: UNREADABLE_TIME } : stored;
}

/**
 * Stores a version's measured values as the patient's readings and returns the new ones. The versions that it follows
 * must have theirs. Call it once per version.
 * @param alertsSince Readings taken before raise no alert; unix seconds.
 */
export async function storeSheetReadings(
  tx: Tx,
  version: MeasuredVersion,
  { now, alertsSince }: { readonly now: number; readonly alertsSince?: number },
): Promise<readonly string[]> {
  const before = await readBefore(tx, version);
  const { unchanged, added, withdrawn } = planSheetReadings(before, readingsIn(version));
  const fresh = added.map(({ next, replaces }) => ({
    place: next.place,
    replaces,
    stored: toStoredReading(version, next, replaces === undefined ? undefined : 'corrected'),
  }));
  await insertReadings(
    tx,
    fresh.map(({ stored }) => stored),
    alertsSince === undefined ? {} : { alertsSince },
  );
  const replaced = fresh.flatMap(({ replaces, stored }) =>
    replaces === undefined ? [] : [{ old: replaces, fresh: stored.id }],
  );
  await replaceReadings(tx, [...replaced, ...withdrawn.map((old) => ({ old, fresh: null }))], now);
  const links: Links = Object.fromEntries([
    ...unchanged.map(
      ({ place, stored }) => [place, { reading: stored.id, version: stored.version }] as const,
    ),
    ...fresh.map(({ place, stored }) => [place, { reading: stored.id, version: version.id }] as const),
  ]);
  await tx
    .insertInto('case_sheet_readings')
    .values({ version_id: version.id, readings: JSON.stringify(links) })
    .execute();
  return fresh.map(({ stored }) => stored.id);
}
