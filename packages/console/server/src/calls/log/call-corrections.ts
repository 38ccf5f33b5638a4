import type { Contact, correctCallLog, withdrawCallLog } from '@careline/core/internal/calls';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { endSigns } from '../../observations/alerts/keep-signs.ts';
import { mayRead, notFound } from '../../platform/access/access.ts';
import { type Entry, metaInfoFaults, refuseFaults } from '../../platform/access/entry.ts';
import { lockPatient } from '../../platform/access/lock-patient.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { appendStatus, type OpenContact, requireDisposition, type ValidStatus } from '../contact-statuses.ts';
import { storeLog } from './call-logs.ts';
import { supersedeReadings } from './call-readings.ts';

export type ValidCorrection = InferOutput<NonNullable<typeof correctCallLog.body>>;
export type ValidWithdrawal = InferOutput<NonNullable<typeof withdrawCallLog.body>>;

/** The user who changes a call. `ofOthers` is true if they may change calls made by others. */
export interface Corrector extends Entry {
  readonly ofOthers: boolean;
}

export interface ClosedContact extends OpenContact {
  readonly direction: string;
  readonly status: ValidStatus;
}

/** The call to change, and the newest status that the user had read. */
export type Change = Pick<ValidCorrection, 'contactId' | 'vitaId' | 'followsStatus'>;

function concurrentChangeError(status: string): ProblemError {
  return new ProblemError('conflict', {
    detail: `The call has changed: its latest status is ${status}.`,
    action: 'Read the call again, then correct the current version.',
  });
}

/** Locks a closed call at the user's facility. Throws `not-found`, `scope-missing`, `contact-closed`, `conflict`. */
export async function lockClosedContact(
  tx: Transaction<Schema>,
  by: Corrector,
  { contactId, vitaId, followsStatus }: Change,
): Promise<ClosedContact> {
  await lockPatient(tx, vitaId);
  const contact = await tx
    .selectFrom('contact as c')
    .select(['c.programme', 'c.call_type as callType', 'c.started_at as startedAt'])
    .select(['c.created_at as createdAt', 'c.direction', 'c.author_id', 'c.current_status_id'])
    .where('c.id', '=', contactId)
    .where('c.facility_id', '=', by.facilityId)
    .where(mayRead(by, sql.ref('c.person_id')))
    .where('c.person_id', '=', vitaId)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  if (!contact) throw notFound('call');
  if (contact.author_id !== by.staffId && !by.ofOthers) {
    throw new ProblemError('scope-missing', {
      detail: 'Only the author of a call, or a user with the scope settings, can correct it.',
      action: 'Ask the author of the call, or an administrator, to correct it.',
    });
  }
  const newest = await tx
    .selectFrom('contact_status')
    .selectAll()
    .where('id', '=', contact.current_status_id)
    .executeTakeFirstOrThrow();
  if (newest.id !== followsStatus) throw concurrentChangeError(newest.status);
  if (newest.disposition === null || newest.status === 'withdrawn') {
    throw new ProblemError('contact-closed', {
      detail: `A call with the status ${newest.status} cannot be corrected.`,
      action: newest.disposition === null ? 'Record the outcome of the call first.' : 'Read the call again.',
    });
  }
  const { programme, callType, startedAt, createdAt, direction } = contact;
  const status = {
    id: newest.id,
    disposition: newest.disposition as ValidStatus['disposition'],
    detail: newest.detail ?? undefined,
    note: newest.note ?? undefined,
    nextCallAt: newest.next_call_at,
    endedAt: newest.ended_at ?? newest.created_at,
    metaInfo: { updatedAt: newest.updated_at, deleted: false, source: newest.source },
  };
  return { programme, callType, startedAt, createdAt, direction, status };
}

const isReached = (disposition: string): boolean => disposition.startsWith('reached-');

function requireLog(reached: boolean, log: ValidCorrection['log']): void {
  if (reached === (log !== undefined)) return;
  const message = reached ? 'must be given for a reached call' : 'must not be given: the call reached no one';
  refuseFaults([{ path: 'log', message }]);
}

/**
 * Corrects a closed call by adding a status. A reached call also gets a new log version; its readings replace
 * the earlier ones. Throws `not-found`, `scope-missing`, `contact-closed`, `conflict`, `input-invalid`.
 */
export async function correctCall(
  tx: Transaction<Schema>,
  body: ValidCorrection,
  by: Corrector,
): Promise<{
  contact: Contact;
  version: number | null;
  readingIds: string[];
  infantId?: string | undefined;
}> {
  const { contactId, vitaId, status, reason, log, readings } = body;
  const contact = await lockClosedContact(tx, by, body);
  const reached = isReached(contact.status.disposition);
  requireDisposition(status, by, reached);
  requireLog(reached, log);
  const saved = log && { contactId, vitaId, status, log, readings };
  const stored = saved && (await storeLog(tx, saved, by, { contact, correction: { reason } }));
  const readingIds = [...(stored?.readingIds ?? [])];
  if (saved) await supersedeReadings(tx, contactId, readingIds, by.now);
  return {
    contact: await appendStatus(tx, by, { contactId, vitaId, status, reason }, 'corrected'),
    version: stored?.version ?? null,
    readingIds,
    infantId: stored?.infantId,
  };
}

/**
 * Withdraws a closed call and marks its readings as entered in error.
 * Throws `not-found`, `scope-missing`, `contact-closed`, `conflict`, `input-invalid`.
 */
export async function withdrawCall(
  tx: Transaction<Schema>,
  body: ValidWithdrawal,
  by: Corrector,
): Promise<Contact> {
  const { contactId, vitaId, statusId, metaInfo, reason } = body;
  const { status } = await lockClosedContact(tx, by, body);
  refuseFaults(metaInfoFaults(metaInfo, 'metaInfo'));
  await supersedeReadings(tx, contactId, [], by.now);
  await endSigns(tx, contactId, { reason: 'withdrawn', now: by.now });
  const withdrawn = { ...status, id: statusId, nextCallAt: null, metaInfo };
  return appendStatus(tx, by, { contactId, vitaId, status: withdrawn, reason }, 'withdrawn');
}
