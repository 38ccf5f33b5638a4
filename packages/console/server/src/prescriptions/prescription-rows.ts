import {
  type IssuedLine,
  isCurrent,
  type LineEvent,
  lineState,
  type Prescription,
} from '@careline/core/internal/prescriptions';
import type { Kysely, Selectable } from 'kysely';
import { notFound } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { yearlyNumber } from '../platform/database/yearly-number.ts';
import { type LineAdherence, readAdherence } from './adherence-rows.ts';
import { readDispenses, type StoredDispense } from './dispense-rows.ts';

const selectHeads = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('prescription as p')
    .innerJoin('facility as f', 'f.id', 'p.facility_id')
    .innerJoin('staff as s', 's.id', 'p.signer_id')
    .selectAll('p')
    .select(['f.name as facility_name', 's.name as signer_name']);

type Head = Awaited<ReturnType<ReturnType<typeof selectHeads>['execute']>>[number];

const selectEvents = (tx: Kysely<Schema>, ids: readonly string[]) =>
  tx
    .selectFrom('prescription_event as v')
    .innerJoin('staff as a', 'a.id', 'v.author_id')
    .selectAll('v')
    .select('a.name as author_name')
    .where('v.prescription_id', 'in', ids)
    .orderBy('v.position');

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];
type LineRow = Selectable<Schema['prescription_line']>;

const remarkOf = ({ created_at: at, author_id: id, author_name: name, text }: EventRow) => ({
  at,
  by: { id, name },
  text,
});

/** Events of lines since the signature. */
interface Happened {
  readonly events: readonly EventRow[];
  readonly dispenses: readonly StoredDispense[];
  readonly adherence: LineAdherence;
}

const toLine = (
  { id, content, starts_on, ends_on, warnings }: LineRow,
  { events, dispenses, adherence }: Happened,
): IssuedLine => ({
  ...content,
  id,
  from: starts_on,
  until: ends_on,
  warnings: warnings.map((warning) => ({ ...warning })),
  events: events
    .filter(({ line_id }) => line_id === id)
    .map((event) => ({ ...remarkOf(event), kind: event.kind as LineEvent['kind'] })),
  dispenses: dispenses.filter(({ lineId }) => lineId === id).map(({ dispense }) => dispense),
  adherence: adherence.get(id) ?? null,
});

function toPrescription(row: Head, lines: readonly LineRow[], happened: Happened): Prescription {
  const withdrawal = happened.events.find(({ kind }) => kind === 'withdrawn');
  return {
    id: row.id,
    vitaId: row.person_id,
    facilityId: row.facility_id,
    facility: row.facility_name,
    encounterId: row.encounter_id,
    mode: row.mode,
    number: yearlyNumber(row),
    lines: lines.map((line) => toLine(line, happened)),
    advice: row.advice,
    signedAt: row.created_at,
    signer: { id: row.signer_id, name: row.signer_name },
    registrationNumber: row.registration_number,
    withdrawn: withdrawal ? remarkOf(withdrawal) : null,
    metaInfo: {
      updatedAt: row.updated_at,
      deleted: false,
      source: row.source,
      createdAt: row.created_at,
    },
  };
}

type Heads = ReturnType<typeof selectHeads>;

async function readWhole(tx: Kysely<Schema>, heads: Heads): Promise<Prescription[]> {
  const rows = await heads.orderBy('p.created_at', 'desc').orderBy('p.id', 'desc').execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await tx
    .selectFrom('prescription_line')
    .selectAll()
    .where('prescription_id', 'in', ids)
    .orderBy('position')
    .execute();
  const events = await selectEvents(tx, ids).execute();
  const dispenses = await readDispenses(tx, ids);
  const adherence = await readAdherence(tx, ids);
  return rows.map((row) =>
    toPrescription(
      row,
      lines.filter((line) => line.prescription_id === row.id),
      { events: events.filter((event) => event.prescription_id === row.id), dispenses, adherence },
    ),
  );
}

/** Returns a patient's prescriptions, newest first, with the events of their lines. */
export const listPrescriptions = (tx: Kysely<Schema>, vitaId: string): Promise<Prescription[]> =>
  readWhole(tx, selectHeads(tx).where('p.person_id', '=', vitaId));

/** Returns the prescriptions with these ids, newest first. */
export const readPrescriptions = (tx: Kysely<Schema>, ids: readonly string[]): Promise<Prescription[]> =>
  ids.length === 0 ? Promise.resolve([]) : readWhole(tx, selectHeads(tx).where('p.id', 'in', ids));

/** Returns a prescription. Throws `not-found` if it is not the patient's. */
export async function readPrescription(
  tx: Kysely<Schema>,
  vitaId: string,
  id: string,
): Promise<Prescription> {
  const [found] = await readWhole(
    tx,
    selectHeads(tx).where('p.id', '=', id).where('p.person_id', '=', vitaId),
  );
  if (!found) throw notFound('prescription');
  return found;
}

/** Returns the lines taken on a day, from all prescriptions. */
export const currentLines = (prescriptions: readonly Prescription[], day: string): IssuedLine[] =>
  prescriptions.flatMap((one) => one.lines.filter((line) => isCurrent(lineState(line, one, day))));
