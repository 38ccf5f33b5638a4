import { type Kysely, sql, type Transaction } from 'kysely';
import { mayRead, type Reader } from '../../platform/access/access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

interface MergedRow {
  readonly mergedId: string;
  readonly vitaId: string;
}

/** The error that names the patient's current record. */
const merged = ({ mergedId, vitaId }: MergedRow): ProblemError =>
  new ProblemError('patient-merged', {
    detail: 'This record was merged into another one of the same patient.',
    action: 'Open the patient named here, and save it there.',
    patient: { vitaId, mergedId },
  });

/** Returns the first of these ids that was merged into a patient the reader may read. */
async function findMerged(
  tx: Kysely<Schema>,
  reader: Reader,
  vitaIds: readonly string[],
): Promise<MergedRow | undefined> {
  const { rows } = await sql<MergedRow>`
    select m.id as "mergedId", now.id as "vitaId"
    from person m join person now on now.id = patient_now(m.id)
    where m.id = any(${[...vitaIds]}::uuid[]) and m.merged_into is not null and ${mayRead(reader, sql.ref('now.id'))}
    order by m.id limit 1`.execute(tx);
  return rows[0];
}

/**
 * Returns `patient-merged` with the current id if the requested record was merged, or else the original error. Only
 * users who may read the current record see it; for others, merged and unknown ids look alike.
 */
export async function orMerged(
  error: unknown,
  tx: Kysely<Schema>,
  reader: Reader,
  vitaIds: readonly string[],
): Promise<unknown> {
  if (!(error instanceof ProblemError) || error.code !== 'not-found' || vitaIds.length === 0) return error;
  const found = await findMerged(tx, reader, vitaIds);
  return found ? merged(found) : error;
}

/** Endpoints that write about a merged patient on purpose. */
const OF_MERGING: ReadonlySet<string> = new Set(['user/merge', 'user/merge/undo']);

/**
 * Throws `patient-merged` if a patient the transaction wrote about was merged during it. Locks the rows so that a later
 * merge waits for this transaction and moves what it stored.
 */
export async function refuseMerged(
  endpoint: string,
  tx: Transaction<Schema>,
  reader: Reader,
  vitaIds: readonly string[],
): Promise<void> {
  if (vitaIds.length === 0 || OF_MERGING.has(endpoint)) return;
  const { rows } = await sql<{ id: string; mergedInto: string | null }>`
    select id, merged_into as "mergedInto" from person where id = any(${[...vitaIds]}::uuid[])
    order by id for key share`.execute(tx);
  const gone = rows.filter(({ mergedInto }) => mergedInto !== null).map(({ id }) => id);
  const found = gone.length > 0 && (await findMerged(tx, reader, gone));
  if (found) throw merged(found);
}
