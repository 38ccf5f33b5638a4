import { encounterFromFhir } from '@careline/core/internal/fhir';
import { readSourceTime } from '@careline/core/internal/fhir/values';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import { type PortionOptions, runPortions } from '../../platform/database/portions.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Tx = Transaction<Schema>;

const AT_ONCE = 200;

/** Stored kinds that are encounters, with the FHIR type of their ids. */
const KINDS = { Encounter: 'Encounter', Appointment: 'Appointment', encounters: 'Encounter' } as const;

const readWaiting = (tx: Tx) =>
  tx
    .selectFrom('imported_resource as r')
    .innerJoin('facility as f', 'f.id', 'r.facility_id')
    .selectAll('r')
    .select('f.time_zone')
    .where('r.kind', 'in', Object.keys(KINDS))
    .where('r.person_id', 'is not', null)
    .where('r.encounter_read_at', 'is', null)
    .orderBy('r.id')
    .limit(AT_ONCE)
    .forUpdate('r')
    .skipLocked()
    .execute();

type Waiting = Awaited<ReturnType<typeof readWaiting>>[number];

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function momentOf(time: string | undefined, timeZone: string): number | null {
  const { precision, sortAt } = readSourceTime(time, timeZone);
  return precision === 'none' || precision === 'unreadable' ? null : sortAt;
}

/** Returns the row of an encounter, or undefined if it was entered in error or has no time. */
function encounterRow(row: Waiting) {
  const encounter = encounterFromFhir(parsed(row.content));
  if (!encounter || row.at === null || row.person_id === null) return undefined;
  const end = momentOf(encounter.end, row.time_zone);
  return {
    id: newId(),
    organisation_id: row.organisation_id,
    facility_id: row.facility_id,
    person_id: row.person_id,
    consultation_mode: encounter.consultationMode,
    encounter_class: encounter.encounterClass,
    encounter_type: 'UNK',
    service_type: encounter.serviceType.slice(0, 200),
    status: encounter.status,
    starts_at: row.at,
    ends_at: end !== null && end >= row.at ? end : null,
    reason: encounter.reason?.slice(0, 1000) ?? null,
    author_id: null,
    imported_from: row.source,
    imported_key: `${KINDS[row.kind as keyof typeof KINDS]}/${row.source_id}`,
    source: 'import',
    created_at: row.created_at,
    updated_at: row.created_at,
  };
}

/** Stores rows in order, so that the last version of an encounter wins. */
async function store(tx: Tx, rows: readonly NonNullable<ReturnType<typeof encounterRow>>[]): Promise<void> {
  const newest = new Map(
    rows.map((row) => [`${row.organisation_id} ${row.imported_from} ${row.imported_key}`, row]),
  );
  if (newest.size === 0) return;
  await tx
    .insertInto('encounter')
    .values([...newest.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'imported_from', 'imported_key'])
        .where('imported_from', 'is not', null)
        .doUpdateSet((its) => ({
          status: its.ref('excluded.status'),
          encounter_class: its.ref('excluded.encounter_class'),
          consultation_mode: its.ref('excluded.consultation_mode'),
          service_type: its.ref('excluded.service_type'),
          starts_at: its.ref('excluded.starts_at'),
          ends_at: its.ref('excluded.ends_at'),
          reason: its.ref('excluded.reason'),
          updated_at: its.ref('excluded.updated_at'),
        }))
        // Changes made here since are not overwritten.
        .where(sql<boolean>`not exists (select from encounter_event v where v.encounter_id = encounter.id)`),
    )
    .execute();
}

export interface EncounterReading {
  /** Rows of the last portion that became encounters. */
  readonly stored: number;
  readonly isDone: boolean;
}

async function readNext(tx: Tx, now: number): Promise<EncounterReading> {
  const waiting = await readWaiting(tx);
  const rows = waiting.map(encounterRow).filter((row) => row !== undefined);
  await store(tx, rows);
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .updateTable('imported_resource')
      .set({ encounter_read_at: now })
      .where('id', 'in', ids)
      .execute();
  }
  return { stored: rows.length, isDone: waiting.length < AT_ONCE };
}

export interface ReadEncountersOptions extends PortionOptions<EncounterReading> {
  /** Unix seconds. */
  readonly now: () => number;
}

/**
 * Converts imported encounters that are stored unchanged, including encounters from earlier versions. Each is
 * read once. A further version replaces it, unless someone has edited the encounter here.
 */
export const readImportedEncounters = (
  db: Kysely<Schema>,
  { now, ...options }: ReadEncountersOptions,
): Promise<EncounterReading | undefined> => runPortions(db, (tx) => readNext(tx, now()), options);
