import type { Maternity } from '@careline/core/internal/patients';
import type { Kysely } from 'kysely';
import type { ReportedPregnancy } from '../observations/reported-pregnancy.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Reads the pregnancy the patient is registered with, if it has not ended. */
const registeredPregnancy = (tx: Kysely<Schema>, vitaId: string) =>
  tx
    .selectFrom('pregnancy')
    .select(['edd', 'lmp', 'created_at'])
    .where('person_id', '=', vitaId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/**
 * Returns the last known pregnancy of a patient the reader may read.
 * Taken from the newest call or entry that mentions one, or from the registration. Null if there is none, or if it
 * ended without a living child.
 * @param told what calls and entries say about it, newest first
 */
export async function readMaternity(
  tx: Kysely<Schema>,
  vitaId: string,
  [reported]: readonly ReportedPregnancy[],
): Promise<Maternity | null> {
  const registered = await registeredPregnancy(tx, vitaId);
  if (reported && (!registered || reported.at >= registered.created_at)) {
    const { over, bornOn, dueDate, knownOn } = reported;
    if (over || knownOn !== undefined) return null;
    return bornOn === undefined ? { dueDate } : { bornOn };
  }
  if (!registered) return null;
  const { edd, lmp } = registered;
  return { dueDate: edd, ...(lmp !== null && { lmp }) };
}
