import {
  findTime,
  isReadable,
  laboratoryValues,
  NumberText,
  panelMembers,
  UNREADABLE_TIME,
} from '@careline/core/internal/fhir/values';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isOfLastDays, raiseAlerts } from '../../observations/alerts/raise-alerts.ts';
import { doubtOf } from '../../observations/doubtful-time.ts';
import { NEVER_TRUE } from '../../observations/reading-records.ts';
import { insertReadings, type StoredReading } from '../../observations/reading-rows.ts';
import { newId } from '../../platform/database/new-id.ts';
import {
  type Rewriting,
  type RewritingOptions,
  rewriteAgain,
  rewriteOnce,
} from '../../platform/database/rewriting.ts';
import type { Schema, StoredValue } from '../../platform/database/schema.ts';
import { readReading } from './read-reading.ts';
import type { ReadingComponent, ReadingRow } from './reading-row.ts';

type Tx = Transaction<Schema>;

/** Data that an earlier version stored from an import. Times are unix seconds. */
interface StoredRow {
  readonly id: string;
  readonly organisationId: string;
  readonly facilityId: string;
  readonly personId: string;
  readonly metric: string | null;
  readonly system: string | null;
  readonly code: string | null;
  readonly display: string | null;
  readonly status: string;
  readonly at: number | null;
  readonly onDate: string | null;
  readonly timeText: string | null;
  readonly timePrecision: string;
  readonly doubt: string | null;
  readonly sortAt: number;
  readonly values: readonly StoredValue[];
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly source: string;
  readonly sourceId: string;
  readonly contentHash: string;
  readonly createdAt: number;
  readonly birthDate: string | null;
  readonly deceased: string | null;
  readonly timeZone: string;
  /** Time of the related report and encounter, if they were imported too. */
  readonly reportAt: number | null;
  readonly encounterAt: number | null;
}

async function readStored(tx: Tx, ids: readonly string[]): Promise<readonly StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select r.id, r.organisation_id as "organisationId", r.facility_id as "facilityId", r.person_id as "personId",
      r.metric, r.system, r.code, r.display, r.status, r.at, r.on_date as "onDate", r.time_text as "timeText",
      r.time_precision as "timePrecision", r.doubt,
      r.sort_at as "sortAt", r."values", r.details, r.source, r.source_id as "sourceId",
      r.content_hash as "contentHash", r.created_at as "createdAt", p.birth_date as "birthDate", p.deceased,
      f.time_zone as "timeZone", report.at as "reportAt", encounter.at as "encounterAt"
    from reading r join person p on p.id = r.person_id join facility f on f.id = r.facility_id
    left join lateral (
      select max(i.at) as at from imported_resource i
      where r.at is null and r.on_date is null and i.person_id = r.person_id and i.source = r.source
        and i.kind = 'DiagnosticReport' and i.held is null and position(r.source_id || '"' in i.content) > 0
    ) report on true
    left join lateral (
      select max(i.at) as at from imported_resource i
      where r.at is null and r.on_date is null and i.person_id = r.person_id and i.source = r.source
        and i.kind in ('Encounter', 'encounters') and i.held is null and i.source_id = r.details ->> 'encounter'
    ) encounter on true
    where r.id = any(${ids}::uuid[]) and r.superseded_by is null and not r.deleted
      and r.status <> all(${NEVER_TRUE}::text[])
    order by r.id`.execute(tx);
  return rows;
}

const CODE = /^(\d{1,7}-\d)(?:#\d+)?$/;

/** A panel's values have the codes of its components as keys. */
const componentOf = ({ key, text, value, unit }: StoredValue): ReadingComponent[] => {
  const code = CODE.exec(key)?.[1];
  if (code === undefined) return [];
  const measured = value === undefined ? { valueText: text } : { value: new NumberText(text) };
  return [{ code, ...measured, ...(unit !== undefined && { unit }) }];
};

const textOf = (written: unknown): string | undefined =>
  typeof written === 'string' || typeof written === 'number' ? String(written) : undefined;

const isoOf = (at: number | null): string | undefined =>
  at === null ? undefined : new Date(at * 1000).toISOString();

/** Returns the source's row, as far as it was stored. */
function rowOf(stored: StoredRow): ReadingRow {
  const parts = {
    system: stored.system,
    code: stored.code,
    display: stored.display,
    effectiveDateTime: stored.timeText,
    issued: textOf(stored.details?.issued) ?? null,
    reportTime: isoOf(stored.reportAt) ?? null,
    encounterTime: isoOf(stored.encounterAt) ?? null,
  };
  const given = Object.entries(parts).filter(([, part]) => part !== null);
  const components = stored.values.flatMap(componentOf);
  return {
    ...Object.fromEntries(given),
    source: stored.source,
    id: stored.sourceId,
    patient: stored.personId,
    status: stored.status,
    ...(components.length > 0 && { components }),
  };
}

type Change = Pick<
  StoredReading,
  'at' | 'onDate' | 'timeText' | 'timePrecision' | 'sortAt' | 'doubt' | 'details'
> &
  Pick<StoredReading, 'id' | 'metric' | 'values'>;

/** Reads a time again that could not be read. Returns nothing if there was one, or if it is still unreadable. */
function timeIn(stored: StoredRow, row: ReadingRow) {
  if (stored.at !== null || stored.onDate !== null || stored.doubt !== null) return undefined;
  const { time, details } = findTime(row, stored.timeZone);
  if (!isReadable(time) || (time.at === null && time.onDate === null)) return undefined;
  const { at, onDate, text: timeText, precision: timePrecision } = time;
  const doubt = doubtOf({ at, onDate, timeText }, stored, {
    now: stored.createdAt,
    timeZone: stored.timeZone,
  });
  return {
    ...{ at, onDate, timeText, timePrecision, doubt: doubt ?? null },
    sortAt: doubt ? UNREADABLE_TIME : time.sortAt,
    details: details ? { ...stored.details, ...details } : stored.details,
  };
}

/** Returns a laboratory result in a unit that an earlier version did not know. */
function laboratoryIn(stored: StoredRow, row: ReadingRow) {
  const values = stored.metric === null && !row.components ? laboratoryValues(row, stored) : undefined;
  return values && { metric: 'laboratory', values };
}

function changeOf(stored: StoredRow): Change[] {
  const row = rowOf(stored);
  const [time, result] = [timeIn(stored, row), laboratoryIn(stored, row)];
  if (!time && !result) return [];
  const { id, at, onDate, timeText, timePrecision, sortAt, metric, values, details } = stored;
  return [
    {
      id,
      at,
      onDate,
      timeText,
      timePrecision,
      sortAt,
      doubt: null,
      metric,
      values,
      details,
      ...time,
      ...result,
    },
  ];
}

async function storeChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  const records = changes.map(({ onDate, timeText, timePrecision, sortAt, ...change }) => ({
    ...change,
    on_date: onDate,
    time_text: timeText,
    time_precision: timePrecision,
    sort_at: sortAt,
  }));
  await sql`
    update reading r set at = c.at, on_date = c.on_date, time_text = c.time_text, sort_at = c.sort_at, doubt = c.doubt,
      time_precision = c.time_precision,
      metric = c.metric, "values" = c."values", details = c.details
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as c (id uuid, at bigint, on_date text, time_text text,
      time_precision text, sort_at bigint, doubt text, metric text, "values" jsonb, details jsonb)
    where r.id = c.id`.execute(tx);
}

/**
 * Returns panel members that an earlier version left in the panel. Members that are already stored stay as they are.
 */
function membersIn(stored: StoredRow, time: ReturnType<typeof timeIn>): StoredReading[] {
  const { at, onDate, timeText, timePrecision, sortAt, doubt } = { ...stored, ...time };
  return panelMembers(rowOf(stored)).map((member) => {
    const { reading } = readReading(member, stored.timeZone);
    const { organisationId, facilityId, personId, contentHash, createdAt } = stored;
    return {
      ...reading,
      ...{ at, onDate, timeText, timePrecision, sortAt, doubt: doubt as StoredReading['doubt'] },
      ...{ id: newId(), organisationId, facilityId, personId, contentHash, createdAt, updatedAt: createdAt },
    };
  });
}

/** What reading the rows again changed. */
export interface ReadAgain {
  /** Readings with a time or test that no earlier version could read. */
  readonly changed: number;
  /** Panel members that became readings. */
  readonly members: number;
}

async function readAgain(tx: Tx, ids: readonly string[], now: number): Promise<ReadAgain> {
  const rows = await readStored(tx, ids);
  const changes = rows.flatMap(changeOf);
  if (changes.length > 0) await storeChanges(tx, changes);
  const createdAt = new Map(rows.map((row) => [row.id, row.createdAt]));
  const recent = changes.filter(({ id, sortAt }) =>
    isOfLastDays({ sortAt, createdAt: createdAt.get(id) ?? now }, now),
  );
  await raiseAlerts(
    tx,
    recent.map(({ id }) => id),
  );
  const members = rows.flatMap((row) => membersIn(row, timeIn(row, rowOf(row))));
  const isOfNow = (member: StoredReading): boolean => isOfLastDays(member, now);
  const judged = await insertReadings(tx, members.filter(isOfNow));
  const silent = await insertReadings(
    tx,
    members.filter((member) => !isOfNow(member)),
    { alertsSince: Number.POSITIVE_INFINITY },
  );
  return { changed: changes.length, members: judged.size + silent.size };
}

const IMPORTED_READINGS: Rewriting<ReadAgain> = {
  name: 'imported-readings@2',
  none: { changed: 0, members: 0 },
  atOnce: 500,
  next: async (tx, after, limit) => {
    const rows = await tx
      .selectFrom('reading')
      .select('id')
      .where('id', '>', after)
      .where('content_hash', 'is not', null)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  rewrite: readAgain,
  add: (one, other) => ({ changed: one.changed + other.changed, members: one.members + other.members }),
};

/**
 * Reads readings of earlier imports with the abilities of this version: times, units of laboratory tests and panel
 * members. New findings of the last 31 days raise alerts, dated at their own time.
 */
export const readImportedAgain = (db: Kysely<Schema>, options: RewritingOptions<ReadAgain>) =>
  rewriteOnce(db, IMPORTED_READINGS, options);

/** Deletes the progress, so that everything is read again. */
export const forgetReadAgain = (db: Kysely<Schema>) => rewriteAgain(db, IMPORTED_READINGS.name);
