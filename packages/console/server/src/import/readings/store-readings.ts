import { UNREADABLE_TIME } from '@careline/core/internal/fhir/values';
import { sql, type Transaction } from 'kysely';
import { judgeAnyReading } from '../../observations/alerts/judge-reading.ts';
import { doubtOf } from '../../observations/doubtful-time.ts';
import { NEVER_TRUE } from '../../observations/reading-records.ts';
import { insertReadings, type StoredReading } from '../../observations/reading-rows.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import {
  countRemarks,
  type ImportedBatch,
  type ImportKind,
  type RefusedLine,
  type Remark,
} from '../batch-result.ts';
import type { ImportPlace } from '../import-place.ts';
import { heldLines, holdRows, ownersHeld, type RowToHold, refusedBefore } from '../patients/hold-rows.ts';
import { findReadingVersions, type KnownPerson } from '../patients/known-rows.ts';
import { type HeldRow, type OwnedRow, type SortedRow, sortOut } from '../resources/sort-out.ts';
import { type CodeOutcome, countOutcomes, type MeasureOutcome } from './measure-counts.ts';
import type { ReadReading } from './read-reading.ts';

/** A row with a reading, which is only parsed if it is new. */
export interface ReadingSource extends OwnedRow {
  readonly id: string;
  readonly patient: string;
  /** As written by the source; its text if it has no code. */
  readonly code: string;
  /** The kind it is sent as. */
  readonly kind: ImportKind;
  /** The line as it was sent. */
  readonly content: string;
  read(): ReadReading;
  /** Returns the panel members that are separate readings. Most rows have none. */
  readMembers?(): readonly ReadReading[];
}

interface Candidate {
  readonly source: ReadingSource;
  /** The id was imported before with other content, here or in an earlier batch. */
  readonly further: boolean;
  readonly life: Pick<KnownPerson, 'gender' | 'birthDate'>;
  readonly reading: StoredReading;
  /** Stored in addition. */
  readonly members: readonly StoredReading[];
  readonly remarks: readonly Remark[];
}

function candidateOf(
  { row, owner, further }: SortedRow<ReadingSource>,
  place: ImportPlace,
  now: number,
): Candidate[] {
  // A reading always has a patient. Rows of unknown patients were refused earlier.
  if (owner === undefined) return [];
  const { reading, remarks } = row.read();
  const doubt = doubtOf(reading, owner, { now, timeZone: place.timeZone });
  const stored = (one: ReadReading['reading']): StoredReading => ({
    ...one,
    ...(doubt && { doubt, sortAt: UNREADABLE_TIME }),
    id: newId(),
    organisationId: place.organisationId,
    facilityId: place.facilityId,
    personId: owner.id,
    contentHash: row.hash,
    createdAt: now,
    updatedAt: now,
  });
  return [
    {
      source: row,
      further,
      life: owner,
      reading: stored(reading),
      members: (row.readMembers?.() ?? []).map((member) => stored(member.reading)),
      remarks: [...remarks, ...(further ? (['further-version'] as const) : []), ...(doubt ? [doubt] : [])],
    },
  ];
}

/** Whether two contents of one id differ. A unit that one of them leaves out is not a difference. */
const DIFFERS = sql`(
  r.metric is distinct from n.metric or r.at is distinct from n.at or r.on_date is distinct from n.on_date
  or (r.at is null and r.on_date is null and r.time_text is distinct from n.time_text)
  or r.meal_situation is distinct from n.meal_situation
  or jsonb_array_length(r."values") <> jsonb_array_length(n."values")
  or exists (
    select from jsonb_array_elements(n."values") as theirs
    left join jsonb_array_elements(r."values") as ours on ours ->> 'key' = theirs ->> 'key'
    where ours ->> 'text' is distinct from theirs ->> 'text' or ours ->> 'unit' <> theirs ->> 'unit')
)`;

/** FHIR statuses of content before a correction, and of the correction. */
const FIRST = ['registered', 'preliminary', 'final'];
const CORRECTED = ['amended', 'corrected'];

/**
 * Keeps only the newest content of each id: a correction replaces what it corrects, and content that the source
 * declares wrong is never valid, in any version. Alerts of replaced content end. Content marked as corrected is newer
 * than content that is not, in whatever order they arrive.
 * @returns how many a correction replaced
 */
async function replaceOlder(tx: Transaction<Schema>, ids: readonly string[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  const { numAffectedRows } = await sql`
    with pairs as (
      select r.id as stored, n.id as arrived, n.status <> all(${NEVER_TRUE}::text[])
        and r.status = any(${CORRECTED}::text[]) and n.status = any(${FIRST}::text[]) as late
      from reading n cross join lateral (
        -- Asks the index once a row, where a plain join may read the whole table.
        select * from reading
        where organisation_id = n.organisation_id and source = n.source and source_id = n.source_id
          and id <> n.id and superseded_by is null
        offset 0
      ) as r
      where n.id = any(${ids}::uuid[])
        and (n.status = any(${NEVER_TRUE}::text[]) or (r.person_id = n.person_id and ${DIFFERS}))
    ), older as (
      select distinct on (1) case when late then arrived else stored end as id,
        case when late then stored else arrived end as newer
      from pairs order by 1, 2
    )
    update reading r set superseded_by = o.newer, updated_at = greatest(r.updated_at, ${now}::bigint)
    from older o where r.id = o.id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Invalidates members of older content, whether or not new ones replace them: a retracted reading has none. */
async function replaceMembers(tx: Transaction<Schema>, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update reading r set superseded_by = n.id, updated_at = greatest(r.updated_at, ${now}::bigint)
    from reading n
    where n.id = any(${ids}::uuid[]) and r.person_id = n.person_id and r.organisation_id = n.organisation_id
      and r.source = n.source and r.source_id like n.source_id || '#%' and r.content_hash <> n.content_hash
      and r.superseded_by is null
      and not (r.status = any(${CORRECTED}::text[]) and n.status = any(${FIRST}::text[]))`.execute(tx);
}

/**
 * Returns the last reading of each id with several contents, and its members. Earlier ones in the batch are older.
 */
function lastOfEach(taken: readonly Candidate[]): string[] {
  const further = taken.filter((candidate) => candidate.further);
  const last = new Map(further.map((candidate) => [candidate.source.key, candidate]));
  return [...last.values()].flatMap(({ reading, members }) => [reading, ...members].map(({ id }) => id));
}

/**
 * Returns why values of a metric get neither flag nor range, using the alerts' rules. It knows only the source's facts
 * about the person, which suffices for units, words and metrics without rules.
 */
function notJudged({ life }: Candidate, reading: StoredReading, timeZone: string): MeasureOutcome[] {
  const { metric, at, onDate, values, mealSituation } = reading;
  if (metric === null) return [];
  const day = { metric, at, on_date: onDate ?? null, values, meal_situation: mealSituation ?? null };
  const { faces } = judgeAnyReading(day, { sex: life.gender, birthDate: life.birthDate }, timeZone);
  return Object.values(faces).flatMap((face) =>
    face.kind === 'not-judged' ? [`not-judged:${face.reason}` as const] : [],
  );
}

function outcomesOf(candidate: Candidate, timeZone: string): CodeOutcome[] {
  const { source, reading } = candidate;
  const outcomes: MeasureOutcome[] = [
    reading.metric === null ? 'kept' : 'taken',
    ...(reading.doubt ? (['marked'] as const) : []),
    ...notJudged(candidate, reading, timeZone),
  ];
  const ofMembers = candidate.members.flatMap((member) =>
    notJudged(candidate, member, timeZone).map((outcome) => ({ code: member.code ?? '', outcome })),
  );
  return [...outcomes.map((outcome) => ({ code: source.code, outcome })), ...ofMembers];
}

const toHold = ({ row, personId }: HeldRow<ReadingSource>): RowToHold => ({
  index: row.index,
  kind: row.kind,
  source: row.source,
  id: row.id,
  patient: row.patient,
  hash: row.hash,
  content: row.content,
  at: null,
  personId,
  reason: 'of-held-person',
});

/** Content can only have been refused if its id once belonged to another person. */
const contentsToAsk = (fresh: readonly SortedRow<ReadingSource>[]) =>
  fresh
    .filter(({ owner }) => owner?.held === 'refused')
    .map(({ row: { kind, source, id, hash } }) => ({ kind, source, id, hash }));

export interface ReadingsToStore {
  readonly rows: readonly ReadingSource[];
  readonly persons: ReadonlyMap<string, KnownPerson>;
  /** Lines from which no reading could be read. */
  readonly refused: readonly RefusedLine[];
  /** Number of submitted lines. */
  readonly lines: number;
}

/** Stores readings of known patients. Skips rows with content that is already stored. */
export async function storeReadings(
  tx: Transaction<Schema>,
  { rows, persons, refused, lines }: ReadingsToStore,
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> {
  const sorted = sortOut(rows, persons, await findReadingVersions(tx, place, rows));
  const refusedHashes = await refusedBefore(tx, contentsToAsk(sorted.fresh), place);
  const fresh = sorted.fresh.filter(({ row }) => !refusedHashes.has(row.hash));
  const again = sorted.fresh
    .filter(({ row }) => refusedHashes.has(row.hash))
    .map(({ row }): RefusedLine => ({ index: row.index, reason: 'refused-before' }));
  const candidates = fresh.flatMap((row) => candidateOf(row, place, now));
  const added = await insertReadings(
    tx,
    candidates.flatMap(({ reading, members }) => [reading, ...members]),
  );
  // A concurrent import may have stored some of them first.
  const taken = candidates.filter(({ reading }) => added.has(reading.id));
  const corrected = await replaceOlder(tx, lastOfEach(taken), now);
  await replaceMembers(tx, lastOfEach(taken), now);
  const held = await holdRows(tx, sorted.held.map(toHold), place, now);
  const allRefused = [...refused, ...sorted.refused, ...again].sort((a, b) => a.index - b.index);
  const codes = new Map(rows.map(({ index, code }) => [index, code]));
  const measures = countOutcomes([
    ...taken.flatMap((candidate) => outcomesOf(candidate, place.timeZone)),
    ...[...sorted.refused, ...again].map(
      ({ index }): CodeOutcome => ({ code: codes.get(index) ?? '', outcome: 'refused' }),
    ),
    ...held.map(({ index }): CodeOutcome => ({ code: codes.get(index) ?? '', outcome: 'held' })),
  ]);
  return {
    taken: taken.length,
    kept: 0,
    there: lines - allRefused.length - taken.length - held.length,
    refused: allRefused,
    remarks: {
      ...countRemarks(taken.flatMap(({ remarks }) => remarks)),
      ...(corrected > 0 && { corrected }),
    },
    ...heldLines(held),
    ...(measures && { measures }),
    personIds: [...new Set([...taken.map(({ reading }) => reading.personId), ...ownersHeld(sorted.held)])],
  };
}
