import type { Transaction } from 'kysely';
import { writeAudit } from '../platform/access/audit.ts';
import type { Schema } from '../platform/database/schema.ts';

export interface ConsentChange {
  readonly organisationId: string;
  readonly personId: string;
  readonly requestId: string;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Records that a person withdrew or restored consent to calls and messages. Returns false if nothing changed.
 * `stoppedCalls` then refuses every call at every facility of the organisation.
 */
export async function setConsent(
  tx: Transaction<Schema>,
  { organisationId, personId, requestId, now }: ConsentChange,
  given: boolean,
): Promise<boolean> {
  const changed = await tx
    .updateTable('person')
    .set({ consent_withdrawn_at: given ? null : now })
    .where('id', '=', personId)
    .where('consent_withdrawn_at', given ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  const action = given ? 'consent/give' : 'consent/withdraw';
  await writeAudit(tx, { requestId, action, outcome: 'done', organisationId, personIds: [personId] });
  return true;
}
