import type { Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { ValidContact } from './contacts.ts';

/**
 * Throws `contact-open` if the caller already has an open call to this patient at this facility.
 * The second tab continues with that call. Locks the patient, so that the second of two simultaneous calls finds the
 * first.
 */
export async function requireNoOpenContact(
  tx: Transaction<Schema>,
  { id, vitaId }: Pick<ValidContact, 'id' | 'vitaId'>,
  { staffId, facilityId }: Entry,
): Promise<void> {
  await lockPatient(tx, vitaId);
  const openContact = await tx
    .selectFrom('contact as c')
    .innerJoin('contact_status as s', 's.id', 'c.current_status_id')
    .select(['c.id', 'c.started_at as startedAt'])
    .where('c.person_id', '=', vitaId)
    .where('c.author_id', '=', staffId)
    .where('c.facility_id', '=', facilityId)
    .where('s.status', 'in', ['dialling', 'unfinished'])
    .where('c.id', '!=', id)
    .orderBy('c.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!openContact) return;
  throw new ProblemError('contact-open', {
    detail: 'You already have an open call to this patient.',
    action: 'Continue that call, or record its outcome, before you start another one.',
    openContact,
  });
}
