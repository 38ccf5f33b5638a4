import type {
  Contact,
  ContactChanges,
  ContactStatusKey,
  newContactStatusSchema,
} from '@careline/core/internal/calls';
import { type Disposition, dispositionOf, storedDetail } from '@careline/core/internal/calls/outcome';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { mayRead, notFound } from '../platform/access/access.ts';
import {
  type Entry,
  futureFaults,
  type InputFault,
  metaInfoFaults,
  refuseFaults,
} from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { contactWithId } from './contacts.ts';

export type ValidStatus = InferOutput<typeof newContactStatusSchema>;

const ASKS_WORDS: readonly (Disposition['asks'] | undefined)[] = ['relation', 'language', 'reason'];

function timeFaults({ nextCallAt, endedAt }: ValidStatus, disposition: Disposition): InputFault[] {
  const fault = (message: string) => [{ path: 'status.nextCallAt', message }];
  if (nextCallAt === null) {
    return disposition.asks === 'time' ? fault(`must be given with ${disposition.key}`) : [];
  }
  if (disposition.stopsCalls || disposition.stopsNumber)
    return fault(`must not be given with ${disposition.key}`);
  return nextCallAt < endedAt ? fault('must not be before the call ended') : [];
}

function statusFaults(status: ValidStatus, disposition: Disposition, { now }: Entry): InputFault[] {
  const faults = [
    ...metaInfoFaults(status.metaInfo, 'status.metaInfo'),
    ...futureFaults(status.endedAt, now, 'status.endedAt'),
    ...timeFaults(status, disposition),
  ];
  if (ASKS_WORDS.includes(disposition.asks) && !status.detail) {
    faults.push({ path: 'status.detail', message: `must name the ${disposition.asks}` });
  } else if (disposition.asks === 'language' && !/\p{L}/u.test(status.detail ?? '')) {
    faults.push({
      path: 'status.detail',
      message: 'must be a BCP 47 tag such as bn, or the name of a language',
    });
  }
  return faults;
}

/** Returns the status's disposition. Throws `input-invalid` if it does not match `reached`. */
export function requireDisposition(status: ValidStatus, entry: Entry, reached: boolean): Disposition {
  const disposition = dispositionOf(status.disposition);
  if (!disposition || (disposition.outcome === 'reached') !== reached) {
    const message = reached
      ? 'must be one that reached someone; record an unreached call with status/v2/add'
      : 'must be one that reached no one; save a reached call with its log through calllog/add';
    throw new ProblemError('input-invalid', { errors: [{ path: 'status.disposition', message }] });
  }
  refuseFaults(statusFaults(status, disposition, entry));
  return disposition;
}

export interface OpenContact {
  readonly programme: string;
  readonly callType: string;
  /** Unix seconds. */
  readonly startedAt: number;
  /** When the server learned of it, unix seconds. */
  readonly createdAt: number;
}

/**
 * Locks an open call at the user's facility until the transaction ends.
 * Throws `contact-closed`, or `not-found`, also if the call is another patient's.
 */
export async function lockOpenContact(
  tx: Transaction<Schema>,
  entry: Entry,
  contactId: string,
  vitaId: string,
): Promise<OpenContact> {
  await lockPatient(tx, vitaId);
  const contact = await tx
    .selectFrom('contact as c')
    .select(['c.programme', 'c.call_type as callType', 'c.started_at as startedAt'])
    .select(['c.created_at as createdAt', 'c.current_status_id'])
    .where('c.id', '=', contactId)
    .where('c.facility_id', '=', entry.facilityId)
    .where(mayRead(entry, sql.ref('c.person_id')))
    .where('c.person_id', '=', vitaId)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  if (!contact) throw notFound('call');
  const { status } = await tx
    .selectFrom('contact_status')
    .select('status')
    .where('id', '=', contact.current_status_id)
    .executeTakeFirstOrThrow();
  if (status === 'dialling' || status === 'unfinished') return contact;
  throw new ProblemError('contact-closed', {
    detail: `The call already has the status ${status}.`,
    action: 'Read the call again to see what was saved.',
  });
}

/**
 * Returns the status with a possible end time.
 * A device with a wrong clock may send an end before the start; it means now.
 */
export const endedAfterBegun = (
  status: ValidStatus,
  { startedAt }: Pick<OpenContact, 'startedAt'>,
  { now }: Pick<Entry, 'now'>,
): ValidStatus => (status.endedAt < startedAt ? { ...status, endedAt: Math.max(now, startedAt) } : status);

export interface AppendedStatus {
  readonly contactId: string;
  readonly vitaId: string;
  readonly status: ValidStatus;
  /** Why the call was corrected or withdrawn. */
  readonly reason?: string | null;
  /** Corrected facts of the call itself. */
  readonly changes?: ContactChanges;
}

/** Adds the newest status to a call locked by `lockOpenContact`. Returns the updated call. */
export async function appendStatus(
  tx: Transaction<Schema>,
  entry: Entry,
  { contactId, vitaId, status, reason = null, changes }: AppendedStatus,
  outcome: ContactStatusKey,
): Promise<Contact> {
  const inserted = await tx
    .insertInto('contact_status')
    .values({
      id: status.id,
      contact_id: contactId,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      status: outcome,
      disposition: status.disposition,
      detail: storedDetail(status.disposition, status.detail ?? '') || null,
      note: status.note || null,
      next_call_at: status.nextCallAt,
      ended_at: status.endedAt,
      reason,
      changes: changes ? JSON.stringify(changes) : null,
      author_id: entry.staffId,
      source: status.metaInfo.source,
      created_at: entry.now,
      updated_at: status.metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    throw new ProblemError('conflict', {
      detail: 'A status with this id is already stored.',
      action: 'Use a new id for each status.',
    });
  }
  await tx
    .updateTable('contact')
    .set({ current_status_id: status.id, updated_at: status.metaInfo.updatedAt })
    .where('id', '=', contactId)
    .execute();
  return contactWithId(tx, entry, contactId);
}
