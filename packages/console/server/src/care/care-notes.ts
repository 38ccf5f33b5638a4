import type {
  CareNote,
  NoteVersion,
  newNoteSchema,
  noteCorrectionSchema,
} from '@careline/core/internal/care';
import { type Kysely, sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { type Entry, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { keyset, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type CareEntry, encounterFaults } from './care-entry.ts';

export type ValidNote = v.InferOutput<typeof newNoteSchema>;
export type ValidCorrection = v.InferOutput<typeof noteCorrectionSchema>;

const selectVersions = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('care_note as n')
    .innerJoin('staff as author', 'author.id', 'n.author_id')
    .leftJoin('encounter as e', 'e.id', 'n.encounter_id')
    .selectAll('n')
    .select(['author.name as author_name', 'e.service_type', 'e.starts_at']);

type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number];

const toVersion = (row: VersionRow): NoteVersion => ({
  version: row.version,
  kind: row.kind,
  text: row.text,
  reason: row.reason,
  author: { id: row.author_id, name: row.author_name },
  writtenAt: row.created_at,
});

const encounterOf = ({ service_type: serviceType, starts_at: start }: VersionRow): CareNote['encounter'] =>
  serviceType === null || start === null ? null : { serviceType, start };

function toNote([newest, ...earlier]: readonly [VersionRow, ...VersionRow[]]): CareNote {
  return {
    id: newest.note_id,
    vitaId: newest.person_id,
    facilityId: newest.facility_id,
    encounterId: newest.encounter_id,
    encounter: encounterOf(newest),
    ...toVersion(newest),
    earlier: earlier.map(toVersion),
    metaInfo: {
      updatedAt: newest.updated_at,
      deleted: newest.deleted,
      source: newest.source,
      createdAt: newest.created_at,
    },
  };
}

/** Returns the notes with these ids in the same order, each with all its versions. */
export async function readNotes(tx: Kysely<Schema>, ids: readonly string[]): Promise<CareNote[]> {
  if (ids.length === 0) return [];
  const rows = await selectVersions(tx).where('n.note_id', 'in', ids).orderBy('n.version', 'desc').execute();
  return ids.flatMap((id) => {
    const [newest, ...earlier] = rows.filter((row) => row.note_id === id);
    return newest ? [toNote([newest, ...earlier])] : [];
  });
}

export interface NotePage {
  readonly data: CareNote[];
  readonly next: string | null;
}

export interface NoteFilters {
  readonly vitaId: string;
  readonly encounterId?: string | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
}

const NEWEST = keyset<{ readonly note_id: string; readonly begun_at: number }>(
  'desc',
  [
    ['n.begun_at', 'bigint'],
    ['n.note_id', 'uuid'],
  ],
  ({ begun_at, note_id }) => [begun_at, note_id],
);

/** Returns a page of a patient's notes, newest first. */
export async function listNotes(tx: Kysely<Schema>, filters: NoteFilters): Promise<NotePage> {
  const query = tx
    .selectFrom('care_note as n')
    .select(['n.note_id', 'n.begun_at'])
    .where('n.person_id', '=', filters.vitaId)
    .$if(filters.encounterId !== undefined, (found) =>
      found.where('n.encounter_id', '=', filters.encounterId ?? ''),
    )
    .where('n.version', '=', 1)
    .where(sql<boolean>`not exists (
      select from care_note d where d.note_id = n.note_id and d.deleted)`);
  const { data, next } = await readPage(query, NEWEST, filters, (row) => row.note_id);
  return { data: await readNotes(tx, data), next };
}

interface NewVersion {
  readonly id: string;
  readonly vitaId: string;
  readonly encounterId: string | null;
  readonly version: number;
  readonly kind: string;
  readonly text: string;
  readonly reason: string | null;
  readonly deleted: boolean;
  readonly begunAt: number;
  readonly metaInfo: ValidNote['metaInfo'];
}

async function insertVersion(tx: Transaction<Schema>, note: NewVersion, entry: Entry): Promise<boolean> {
  const inserted = await tx
    .insertInto('care_note')
    .values({
      note_id: note.id,
      version: note.version,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: note.vitaId,
      encounter_id: note.encounterId,
      kind: note.kind,
      text: note.text,
      reason: note.reason,
      deleted: note.deleted,
      begun_at: note.begunAt,
      author_id: entry.staffId,
      source: note.metaInfo.source,
      created_at: entry.now,
      updated_at: note.metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(inserted.numInsertedOrUpdatedRows);
}

const storedAlready = () =>
  new ProblemError('conflict', {
    detail: 'This note is already stored, or someone has changed it.',
    action: 'Read the notes again before you save.',
  });

async function theNote(tx: Transaction<Schema>, id: string): Promise<CareNote> {
  const [note] = await readNotes(tx, [id]);
  if (!note) throw notFound('note');
  return note;
}

/** Stores a note about a patient of the facility. Throws `not-found`, `input-invalid`, `conflict`. */
export async function addNote(tx: Transaction<Schema>, note: ValidNote, entry: CareEntry): Promise<CareNote> {
  await requirePatient(tx, entry, note.vitaId);
  const faults = await encounterFaults(tx, note, entry, 'note.encounterId');
  refuseFaults([...metaInfoFaults(note.metaInfo, 'note.metaInfo'), ...faults]);
  const first = { ...note, version: 1, reason: null, deleted: false, begunAt: entry.now };
  if (!(await insertVersion(tx, first, entry))) throw storedAlready();
  return theNote(tx, note.id);
}

/** Returns the newest version of a note of the facility. Throws `not-found`. */
async function requireNote(tx: Transaction<Schema>, entry: Entry, id: string, vitaId: string) {
  await requirePatient(tx, entry, vitaId);
  const row = await tx
    .selectFrom('care_note')
    .select(['version', 'kind', 'deleted', 'begun_at', 'encounter_id'])
    .where('note_id', '=', id)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', entry.facilityId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (!row || row.deleted) throw notFound('note');
  return row;
}

type Change = Pick<ValidCorrection, 'id' | 'vitaId' | 'follows' | 'reason' | 'metaInfo'>;

async function changeNote(
  tx: Transaction<Schema>,
  change: Change,
  content: { readonly kind?: string; readonly text: string; readonly deleted: boolean },
  entry: Entry,
): Promise<void> {
  const now = await requireNote(tx, entry, change.id, change.vitaId);
  refuseFaults(metaInfoFaults(change.metaInfo, 'note.metaInfo'));
  const next = {
    ...change,
    kind: now.kind,
    ...content,
    version: change.follows + 1,
    begunAt: now.begun_at,
    encounterId: now.encounter_id,
  };
  if (now.version !== change.follows || !(await insertVersion(tx, next, entry))) throw storedAlready();
}

/** Corrects a note. Throws `not-found`, `input-invalid`, or `conflict` if there is a newer version. */
export async function correctNote(
  tx: Transaction<Schema>,
  note: ValidCorrection,
  entry: Entry,
): Promise<CareNote> {
  await changeNote(tx, note, { kind: note.kind, text: note.text, deleted: false }, entry);
  return theNote(tx, note.id);
}

/** Removes a note from the list. Throws the same errors as `correctNote`. */
export const deleteNote = (tx: Transaction<Schema>, note: Change, entry: Entry): Promise<void> =>
  changeNote(tx, note, { text: '', deleted: true }, entry);
