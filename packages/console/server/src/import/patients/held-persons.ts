import { type Kysely, sql, type Transaction } from 'kysely';
import { latestDay } from '../../observations/doubtful-time.ts';
import { writeAudit } from '../../platform/access/audit.ts';
import { uhidOf } from '../../platform/access/lock-patient.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { readRows } from '../files/read-rows.ts';
import { findPlace, type ImportPlace, type WantedPlace } from '../import-place.ts';
import { importGlucoseLog } from '../readings/import-glucose-log.ts';
import { importReadings } from '../readings/import-readings.ts';
import { importDecided } from './import-patients.ts';
import { patientRowSchema } from './patient-row.ts';
import { readPatient } from './read-patient.ts';

type Tx = Transaction<Schema>;

/** Possible decisions about a row with another person's id. */
export const DECISIONS = {
  take: 'the same person: the row replaces the record',
  new: 'another person: a new patient gets the id, the one on record keeps the rest',
  refuse: 'a mistake of the sender: the row and everything that came with it are refused',
} as const;
export type HeldDecision = keyof typeof DECISIONS;

export const isDecision = (text: string): text is HeldDecision => Object.hasOwn(DECISIONS, text);

interface Described {
  readonly name: string;
  readonly birthDate: string | null;
  readonly gender: string;
}

/** A row with another person's id, and the rows that refer to that id. */
export interface HeldPerson {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly facility: string;
  /** Unix seconds. */
  readonly since: number;
  /** Number of other rows that wait with it. */
  readonly rows: number;
  readonly onRecord: Described & { readonly vitaId: string; readonly uhid: string | null };
  readonly arrived: Described;
}

interface Row {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly content: string;
  readonly facility: string;
  readonly facilityId: string;
  readonly timeZone: string;
  readonly since: number;
  readonly rows: number;
  readonly vitaId: string;
  readonly uhid: string | null;
  readonly name: string;
  readonly birthDate: string | null;
  readonly gender: string;
}

const HELD = sql`
  select h.id, h.source, h.source_id as "sourceId", h.content, f.name as facility, f.id as "facilityId",
    f.time_zone as "timeZone", h.created_at as since, p.id as "vitaId", ${uhidOf(sql.ref('p.id'))} as uhid, p.name,
    p.birth_date as "birthDate", lower(p.gender) as gender, (
      select count(*)::int from imported_resource w
      where w.organisation_id = h.organisation_id and w.source = h.source and w.held_patient = h.held_patient
        and w.held = 'open' and w.kind <> 'patients'
    ) as rows
  from imported_resource h join facility f on f.id = h.facility_id join person p on p.id = h.person_id
  where h.held = 'open' and h.kind = 'patients'`;

function arrivedOf({ content, timeZone }: Row, now: number): Described {
  const [row] = readRows([content], patientRowSchema).rows;
  if (!row) return { name: '', birthDate: null, gender: 'unknown' };
  const { name, birthDate = null, gender } = readPatient(row.row, latestDay(now, timeZone)).person;
  return { name, birthDate, gender };
}

const heldOf = (row: Row, now: number): HeldPerson => {
  const { id, source, sourceId, facility, since, rows, vitaId, uhid, name, birthDate, gender } = row;
  const onRecord = { vitaId, uhid, name, birthDate, gender };
  return { id, source, sourceId, facility, since, rows, onRecord, arrived: arrivedOf(row, now) };
};

interface Request {
  /** Written to the audit row. */
  readonly requestId: string;
}

const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** Returns all waiting rows, oldest first. */
export function listHeld(db: Kysely<Schema>, { requestId }: Request): Promise<readonly HeldPerson[]> {
  return runWork(db, async (tx) => {
    const { rows } = await sql<Row>`${HELD} order by h.created_at, h.id`.execute(tx);
    const personIds = rows.map(({ vitaId }) => vitaId);
    await writeAudit(tx, { requestId, action: 'import/held', outcome: 'done', personIds });
    return rows.map((row) => heldOf(row, secondsNow()));
  });
}

/** No waiting row has this id. */
export class NotHeldError extends Error {
  override readonly name = 'NotHeldError';
}

/** Frees the id of the patient on record, so that the source's id now means the new patient. */
async function freeSourceId(tx: Tx, { vitaId, sourceId }: Row): Promise<void> {
  await tx
    .updateTable('person')
    .set({ source_id: `${sourceId}#${vitaId}`, content_hash: null })
    .where('id', '=', vitaId)
    .execute();
}

const REPLAYED = {
  readings: importReadings,
  'glucose-log': importGlucoseLog,
} as const;
const ROWS_AT_ONCE = 1000;

interface Waiting {
  readonly id: string;
  readonly content: string;
}

/** Selects rows that wait with a person, except patient rows. */
const waitingWith = ({ source, sourceId }: Row, place: ImportPlace) => sql`
  organisation_id = ${place.organisationId} and source = ${source} and held_patient = ${sourceId}
  and held = 'open' and kind <> 'patients'`;

async function replayReadings(tx: Tx, row: Row, place: ImportPlace, now: number): Promise<void> {
  for (const [kind, importer] of Object.entries(REPLAYED)) {
    for (;;) {
      const { rows } = await sql<Waiting>`
        select id, content from imported_resource where ${waitingWith(row, place)} and kind = ${kind}
        order by id limit ${ROWS_AT_ONCE}`.execute(tx);
      if (rows.length === 0) break;
      const ids = rows.map(({ id }) => id);
      const contents = rows.map(({ content }) => content);
      await importer(tx, contents, place, now);
      await sql`delete from imported_resource where id = any(${ids}::uuid[])`.execute(tx);
    }
  }
}

/** Stores the rows that waited with a person: known kinds in their tables, others unchanged. */
async function follow(tx: Tx, row: Row, place: ImportPlace, now: number): Promise<void> {
  await replayReadings(tx, row, place, now);
  await sql`
    update imported_resource w set held = null, held_patient = null, person_id = (
      select id from person
      where organisation_id = ${place.organisationId} and source = ${row.source} and source_id = ${row.sourceId}
    )
    where ${waitingWith(row, place)}`.execute(tx);
}

async function takeRow(tx: Tx, row: Row, place: ImportPlace, now: number): Promise<readonly string[]> {
  await sql`delete from imported_resource where id = ${row.id}`.execute(tx);
  const { personIds, refused } = await importDecided(tx, [row.content], place, now);
  if (refused.length > 0) throw new NotHeldError(`The row ${row.id} cannot be read any more.`);
  return personIds;
}

async function refuseRow(tx: Tx, row: Row): Promise<readonly string[]> {
  await sql`update imported_resource set held = 'refused' where id = ${row.id}`.execute(tx);
  return [];
}

/** Returns whether another row of the same id is still waiting. Dependent rows follow the last decision. */
async function anotherWaits(tx: Tx, { source, sourceId }: Row, place: ImportPlace): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from imported_resource
      where organisation_id = ${place.organisationId} and source = ${source} and held_patient = ${sourceId}
        and held = 'open' and kind = 'patients'
    ) as waits`.execute(tx);
  return rows[0]?.waits === true;
}

async function carryOut(tx: Tx, row: Row, how: HeldDecision, place: ImportPlace): Promise<readonly string[]> {
  const now = secondsNow();
  if (how === 'new') await freeSourceId(tx, row);
  const personIds = how === 'refuse' ? await refuseRow(tx, row) : await takeRow(tx, row, place, now);
  if (await anotherWaits(tx, row, place)) return personIds;
  if (how !== 'refuse') await follow(tx, row, place, now);
  else await sql`update imported_resource set held = 'refused' where ${waitingWith(row, place)}`.execute(tx);
  return personIds;
}

export interface HeldRequest extends Request, Pick<WantedPlace, 'programme'> {
  readonly id: string;
  readonly how: HeldDecision;
}

/**
 * Decides which patient a waiting row belongs to, and stores its dependent rows, in one transaction with the audit row.
 * Returns the row as it was.
 * @throws NotHeldError if no such row is waiting
 */
export function decideHeld(db: Kysely<Schema>, request: HeldRequest): Promise<HeldPerson> {
  const { id, how, programme, requestId } = request;
  return runWork(db, async (tx) => {
    const { rows } = await sql<Row>`${HELD} and h.id::text = ${id.toLowerCase()} for update of h`.execute(tx);
    const [row] = rows;
    if (!row) throw new NotHeldError(`No row ${id} waits for a decision. import --held lists those that do.`);
    const place = await findPlace(tx, { facility: row.facilityId, programme });
    const personIds = await carryOut(tx, row, how, place);
    const { organisationId, facilityId } = place;
    await writeAudit(tx, {
      ...{ requestId, organisationId, facilityId },
      action: `import/held/${how}`,
      outcome: 'done',
      personIds: [row.vitaId, ...personIds],
      details: { rows: row.rows },
    });
    return heldOf(row, secondsNow());
  });
}
