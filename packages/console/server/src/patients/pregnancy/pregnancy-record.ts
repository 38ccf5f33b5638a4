import { contextOn, type PersonFacts, TERM_DAYS } from '@careline/core/internal/clinical';
import { dayOf, numberOfDay } from '@careline/core/internal/formatting';
import type { BodyOf } from '@careline/core/internal/http';
import {
  type EntryDating,
  type markPregnancyMistake,
  PREGNANCY_ENTRY_WORDS,
  type PregnancyContent,
  type PregnancyEntry,
  pregnancyEntryProblem,
  type recordPregnancy,
} from '@careline/core/internal/patients/pregnancy';
import { type Kysely, sql, type Transaction } from 'kysely';
import { readFacts } from '../../observations/person-facts.ts';
import { dateEntries, readCountingEntries } from '../../observations/pregnancy-entries.ts';
import { rejudge } from '../../observations/rejudge.ts';
import { reportedOnCalls } from '../../observations/reported-pregnancies.ts';
import { notFound, type Reader, requirePatient } from '../../platform/access/access.ts';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import { lockPatient } from '../../platform/access/lock-patient.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { endOutcomeTasks } from './outcome-tasks.ts';

type Tx = Transaction<Schema>;
type NewEntry = BodyOf<typeof recordPregnancy>['entry'];
type Mistake = BodyOf<typeof markPregnancyMistake>['entry'];

const conflict = (detail: string, action: string): ProblemError =>
  new ProblemError('conflict', { detail, action });

interface EntryRow {
  readonly id: string;
  readonly content: PregnancyEntry['content'];
  readonly recordedAt: number;
  readonly author: { id: string; name: string };
  readonly mistake: PregnancyEntry['mistake'] | null;
}

const sent = ({ mistake, ...row }: EntryRow, dated: EntryDating | undefined): PregnancyEntry => ({
  ...row,
  ...dated,
  ...(mistake && { mistake }),
});

async function readEntries(tx: Kysely<Schema>, vitaId: string): Promise<PregnancyEntry[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.content, e.created_at as "recordedAt",
      json_build_object('id', a.id, 'name', a.name) as author,
      case when e.mistake_at is not null then json_build_object(
        'at', e.mistake_at, 'author', json_build_object('id', m.id, 'name', m.name), 'reason', e.mistake_reason
      ) end as mistake
    from pregnancy_entry e join staff a on a.id = e.author_id left join staff m on m.id = e.mistake_by
    where e.person_id = ${vitaId}
    order by e.created_at desc, e.id desc`.execute(tx);
  const counting = await readCountingEntries(tx, [vitaId]);
  const datings = await dateEntries(tx, counting, await reportedOnCalls(tx, [vitaId]));
  return rows.map((row) => sent(row, datings.get(row.id)));
}

/** Returns a patient's entries, newest first, including mistakes. Throws `not-found`. */
export async function listEntries(
  tx: Kysely<Schema>,
  vitaId: string,
  reader: Reader,
): Promise<PregnancyEntry[]> {
  await requirePatient(tx, reader, vitaId);
  return readEntries(tx, vitaId);
}

async function storedEntry(tx: Tx, vitaId: string, id: string): Promise<PregnancyEntry> {
  const found = (await readEntries(tx, vitaId)).find((entry) => entry.id === id);
  if (!found) throw notFound('pregnancy entry');
  return found;
}

async function factsOf(tx: Tx, vitaId: string, timeZone: string): Promise<PersonFacts> {
  const facts = (await readFacts(tx, new Map([[vitaId, timeZone]]))).get(vitaId);
  if (!facts) throw notFound('patient');
  return facts;
}

/** Returns whether a recorded pregnancy has no recorded end. */
function isPregnancyOpen(facts: PersonFacts, today: string): boolean {
  // A positive test today is a reading, not a recorded pregnancy.
  const { pregnant, perhapsAfterBirth } = contextOn({ ...facts, withChildOn: [] }, today);
  return pregnant === true || perhapsAfterBirth === true;
}

/**
 * A last period within this many days before the end of a pregnancy belongs to that pregnancy (our choice: one cycle).
 */
const CYCLE_DAYS = 28;

/** Returns the end date that a due date would undo, or undefined if the due date is of a later pregnancy. */
function undoneEnd({ pregnancies = [] }: PersonFacts, due: string): string | undefined {
  const end = pregnancies.at(-1)?.endedOn;
  const [ended, begun] = [numberOfDay(end ?? ''), (numberOfDay(due) ?? Number.NaN) - TERM_DAYS];
  return ended !== undefined && begun < ended - CYCLE_DAYS ? end : undefined;
}

/** Throws if the entry contradicts the record. */
function refuseContradiction(content: PregnancyContent, facts: PersonFacts, today: string): void {
  if (!isPregnancyOpen(facts, today)) return;
  if (content.kind === 'not-pregnant')
    throw conflict(
      'A pregnancy is on record for this patient.',
      'Record how it ended, or mark its entry as a mistake.',
    );
  if (content.kind === 'pregnancy' && (content.dating.by === 'asked' || content.dating.by === 'test'))
    throw conflict(
      'A pregnancy is already on record for this patient.',
      'Date it by a last period, a scan or a transfer, or record how it ended.',
    );
}

async function refuseInput(tx: Tx, { vitaId, content }: NewEntry, today: string): Promise<void> {
  const problem = pregnancyEntryProblem(content, today);
  if (problem)
    refuseFaults([{ path: `entry.content.${problem.path}`, message: PREGNANCY_ENTRY_WORDS[problem.code] }]);
  const person = await tx.selectFrom('person').select('gender').where('id', '=', vitaId).executeTakeFirst();
  if (person?.gender.toLowerCase() === 'male')
    refuseFaults([
      { path: 'entry.vitaId', message: 'is registered as male. Correct the registration first' },
    ]);
}

/**
 * Stores an entry and judges the readings again. Throws `not-found`, `input-invalid`, and `conflict` (see
 * `recordPregnancy`).
 */
export async function recordEntry(tx: Tx, own: NewEntry, entry: Entry): Promise<PregnancyEntry> {
  const { id, vitaId, content } = own;
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
  const today = dayOf(entry.now, entry.timeZone);
  await refuseInput(tx, own, today);
  const before = await factsOf(tx, vitaId, entry.timeZone);
  refuseContradiction(content, before, today);
  const inserted = await tx
    .insertInto('pregnancy_entry')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      content: JSON.stringify(content),
      author_id: entry.staffId,
      created_at: entry.now,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows)
    throw conflict('This entry is already stored.', 'Read the patient again.');
  const stored = await storedEntry(tx, vitaId, id);
  const undone = stored.dueDate === undefined ? undefined : undoneEnd(before, stored.dueDate);
  if (undone !== undefined)
    throw conflict(
      `A pregnancy of this patient ended on ${undone}, and this one would have begun before that.`,
      'Check the dates, or mark the entry of the end as a mistake.',
    );
  if (content.kind === 'end') await endOutcomeTasks(tx, vitaId, entry);
  await rejudge(tx, [vitaId], entry.now);
  return stored;
}

/**
 * Marks an entry as a mistake and judges the readings again. Throws `not-found`, and `conflict` if it is already
 * marked.
 */
export async function markMistake(
  tx: Tx,
  { id, vitaId, reason }: Mistake,
  entry: Entry,
): Promise<PregnancyEntry> {
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
  const row = await tx
    .selectFrom('pregnancy_entry')
    .select('mistake_at')
    .where('id', '=', id)
    .where('person_id', '=', vitaId)
    .executeTakeFirst();
  if (!row) throw notFound('pregnancy entry');
  if (row.mistake_at !== null)
    throw conflict('This entry is already marked as a mistake.', 'Read the patient again.');
  await tx
    .updateTable('pregnancy_entry')
    .set({ mistake_at: entry.now, mistake_by: entry.staffId, mistake_reason: reason })
    .where('id', '=', id)
    .execute();
  await rejudge(tx, [vitaId], entry.now);
  return storedEntry(tx, vitaId, id);
}
