import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PortionOptions } from '../platform/database/portions.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { addMedicineTask, endMedicineTask, keyOfFinding, keyOfTask, readTasked } from './medicine-tasks.ts';
import { listPrescriptions } from './prescription-rows.ts';
import { judgeRunning, runningLines } from './running-lines.ts';

type Tx = Transaction<Schema>;

/** Pause between patients, so that others can use the single connection of the embedded database. */
const PAUSE_MS = 20;

/** Returns patients with new facts, and those with an open task about a medicine whose last day has passed. */
async function readWaiting(db: Kysely<Schema>, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from medicine_review
    union
    select t.person_id
    from medicine_task m
    join follow_up t on t.id = m.task_id and t.state = 'open'
    join prescription_line l on l.id = m.line_id
    join facility f on f.id = l.facility_id
    where l.ends_on < to_char(to_timestamp(${now}::bigint) at time zone f.time_zone, 'YYYY-MM-DD')`.execute(
    db,
  );
  return rows.map(({ person_id }) => person_id);
}

async function isAlive(tx: Tx, vitaId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', vitaId)
    .where('deceased', 'is', null)
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function reviewPatient(tx: Tx, vitaId: string, now: number): Promise<void> {
  // Several servers may run this at once. The lock makes the second find the first one's tasks.
  await sql`select from person where id = ${vitaId} for no key update`.execute(tx);
  // A fact stored after this gets its own row.
  await tx.deleteFrom('medicine_review').where('person_id', '=', vitaId).execute();
  const prescriptions = await listPrescriptions(tx, vitaId);
  const running = (await isAlive(tx, vitaId)) ? await runningLines(tx, prescriptions, now) : [];
  const { findings, unjudged } = await judgeRunning(tx, running, now);
  const tasked = await readTasked(tx, vitaId);
  const holding = new Map(findings.map((found) => [keyOfFinding(found), found]));
  for (const task of tasked) {
    if (holding.has(keyOfTask(task)) || unjudged.includes(task.line_id)) continue;
    await endMedicineTask(tx, task, { prescriptions, now });
  }
  const known = new Set(tasked.map(keyOfTask));
  for (const [key, found] of holding) if (!known.has(key)) await addMedicineTask(tx, found, now);
}

export interface ReviewOptions extends Pick<PortionOptions<never>, 'signal' | 'between'> {
  /** Unix seconds. */
  readonly now: () => number;
}

/**
 * Reviews the current medicines of patients whose facts changed: a laboratory value, pregnancy, allergy or diagnosis.
 * The prescriber gets one task for each new severe or important finding, and outdated tasks are closed. If a patient's
 * review fails, it is retried in the next round; the others are reviewed, and the first failure is thrown.
 */
export async function reviewMedicines(
  db: Kysely<Schema>,
  { now, signal, between = () => pause(PAUSE_MS) }: ReviewOptions,
): Promise<void> {
  const failures: unknown[] = [];
  for (const vitaId of await readWaiting(db, now())) {
    if (signal?.aborted) return;
    try {
      await runWork(db, (tx) => reviewPatient(tx, vitaId, now()));
    } catch (failure) {
      failures.push(failure);
    }
    await between();
  }
  if (failures.length > 0) throw failures[0];
}
