import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type ConsentChange, setConsent } from './consent.ts';
import { addPatientChange } from './patient-changes.ts';

/** Applies a consent change from the command line and adds it to the history. Returns false if nothing changed. */
export async function recordConsent(
  tx: Transaction<Schema>,
  change: ConsentChange,
  given: boolean,
): Promise<boolean> {
  const { organisationId, personId: vitaId, now } = change;
  const { consent_withdrawn_at: before } = await tx
    .selectFrom('person')
    .select('consent_withdrawn_at')
    .where('id', '=', vitaId)
    .executeTakeFirstOrThrow();
  if (!(await setConsent(tx, change, given))) return false;
  const kind = given ? 'consent-restored' : 'consent-withdrawn';
  const changes = [{ field: 'consentWithdrawnAt', before, after: given ? null : now }];
  await addPatientChange(tx, { organisationId, by: null, vitaId, kind, changes, now });
  return true;
}
