import type { Contact, ContactChanges, updateTouchpoint } from '@careline/core/internal/calls';
import { PROGRAMMES, type ProgrammeKey } from '@careline/core/internal/programmes';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { raiseAlerts } from '../observations/alerts/raise-alerts.ts';
import { type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import { recordChanges } from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { appendStatus } from './contact-statuses.ts';
import { attemptAt } from './contacts.ts';
import { type ClosedContact, type Corrector, lockClosedContact } from './log/call-corrections.ts';
import { supersedeReadings } from './log/call-readings.ts';

type Tx = Transaction<Schema>;
export type ValidTouchpointUpdate = InferOutput<NonNullable<typeof updateTouchpoint.body>>;

const factsOf = ({
  startedAt,
  direction,
  callType,
}: Pick<ClosedContact, 'startedAt' | 'direction' | 'callType'>) => ({
  startedAt,
  direction,
  callType,
});

type Facts = ReturnType<typeof factsOf>;

function typeFaults(contact: ClosedContact, after: Facts, hasLog: boolean): InputFault[] {
  if (after.callType === contact.callType) return [];
  const fault = (message: string) => [{ path: 'callType', message }];
  if (hasLog)
    return fault('cannot change, because the form depends on it; withdraw the call and enter it again');
  const { callTypes } = PROGRAMMES[contact.programme as ProgrammeKey] ?? { callTypes: [] };
  if (callTypes.some((known) => known === after.callType)) return [];
  return fault(`must be one of ${callTypes.join(', ')} in the programme ${contact.programme}`);
}

async function hasLog(tx: Tx, contactId: string): Promise<boolean> {
  const query = tx.selectFrom('call_log').select('version').where('contact_id', '=', contactId).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

interface Moved {
  readonly contactId: string;
  /** Unix seconds. */
  readonly from: number;
  readonly to: number;
}

/**
 * Stores copies of a call's readings at its new time, replacing the earlier ones. Returns their ids. Readings
 * reported on a call belong to the time of the call; readings of another day keep their day.
 */
async function moveReadings(tx: Tx, { contactId, from, to }: Moved, by: Corrector): Promise<string[]> {
  const living = await tx
    .selectFrom('reading')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('superseded_by', 'is', null)
    .where('deleted', '=', false)
    .execute();
  if (living.length === 0) return [];
  const moved = living.map((row) => ({
    ...row,
    id: newId(),
    at: row.at === from ? to : row.at,
    sort_at: row.at === from ? to : row.sort_at,
    values: JSON.stringify(row.values),
    details: row.details && JSON.stringify(row.details),
    status: 'corrected',
    created_at: by.now,
    updated_at: by.now,
  }));
  await tx.insertInto('reading').values(moved).execute();
  const ids = moved.map(({ id }) => id);
  await raiseAlerts(tx, ids);
  await supersedeReadings(tx, contactId, ids, by.now);
  return ids;
}

/** Stores the log again with the ids of the current readings. */
async function repeatLog(tx: Tx, contactId: string, readingIds: string[], by: Corrector, reason: string) {
  await sql`
    insert into call_log (contact_id, version, organisation_id, facility_id, person_id, form, answers, reading_ids,
      reason, author_id, source, created_at, updated_at)
    select contact_id, version + 1, organisation_id, facility_id, person_id, form, answers,
      ${readingIds}::uuid[], ${reason}, ${by.staffId}, source, ${by.now}, ${by.now}
    from call_log where contact_id = ${contactId} order by version desc limit 1`.execute(tx);
}

async function storeFacts(tx: Tx, body: ValidTouchpointUpdate, { startedAt, direction, callType }: Facts) {
  const { contactId, vitaId } = body;
  const attempt = await attemptAt(tx, { vitaId, callType, before: startedAt, except: contactId });
  await tx
    .updateTable('contact')
    .set({ started_at: startedAt, direction, call_type: callType, attempt })
    .where('id', '=', contactId)
    .execute();
}

/**
 * Corrects the time, direction or type of a closed call.
 * Returns the call and what changed. Throws `not-found`, `scope-missing`, `contact-closed`, `conflict`,
 * `input-invalid`.
 */
export async function updateClosedContact(
  tx: Tx,
  body: ValidTouchpointUpdate,
  by: Corrector,
): Promise<{ contact: Contact; changes: ContactChanges }> {
  const { contactId, vitaId, statusId, reason, metaInfo } = body;
  const contact = await lockClosedContact(tx, by, body);
  const before = factsOf(contact);
  const after = {
    startedAt: body.startedAt ?? before.startedAt,
    direction: body.direction ?? before.direction,
    callType: body.callType ?? before.callType,
  };
  const changes = recordChanges(before, after) as ContactChanges;
  const logged = await hasLog(tx, contactId);
  const shift = after.startedAt - before.startedAt;
  const status = { ...contact.status, id: statusId, endedAt: contact.status.endedAt + shift, metaInfo };
  const nothing = { path: 'startedAt', message: 'must differ, or direction or callType must' };
  const future = { path: 'startedAt', message: 'must not be in the future' };
  refuseFaults([
    ...metaInfoFaults(metaInfo, 'metaInfo'),
    ...(Object.keys(changes).length === 0 ? [nothing] : []),
    ...(after.startedAt > by.now && shift !== 0 ? [future] : []),
    ...typeFaults(contact, after, logged),
  ]);
  await storeFacts(tx, body, after);
  if (logged && shift !== 0) {
    const ids = await moveReadings(tx, { contactId, from: before.startedAt, to: after.startedAt }, by);
    await repeatLog(tx, contactId, ids, by, reason);
  }
  return {
    contact: await appendStatus(tx, by, { contactId, vitaId, status, reason, changes }, 'corrected'),
    changes,
  };
}
