import {
  type EncounterTemplate,
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageObstacle,
  type PatientMessage,
} from '@careline/core/internal/communication';
import { type Kysely, sql, type Transaction } from 'kysely';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { type Entry, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { isSimulated, type MessageCarriers } from './message-carrier.ts';
import { permittedFrom } from './message-hours.ts';
import { messageObstacle } from './message-obstacle.ts';
import { selectMessages, toMessage } from './message-rows.ts';
import { type WantedMessage, type WrittenMessage, writeMessage } from './message-writing.ts';

type Tx = Transaction<Schema>;

export interface ValidMessage extends WantedMessage {
  readonly id: string;
  readonly contactId?: string | undefined;
  readonly metaInfo: { readonly updatedAt: number; readonly deleted: boolean; readonly source: string };
}

const REFUSALS: Readonly<Record<MessageObstacle, readonly [detail: string, action: string]>> = {
  stopped: ['The patient must not be contacted.', 'Do not write to the patient.'],
  'channel-off': ['The patient does not want messages this way.', 'Use the other channel, or call.'],
  'address-missing': [
    'The patient has no address for this channel.',
    'Add a mobile number or an e-mail address first.',
  ],
  'address-invalid': ['The address of the patient is wrong.', 'Correct it first.'],
  'too-many': ['The patient got five messages within a day.', 'Write again tomorrow.'],
};

function refuseObstacle(reason: MessageObstacle | null): void {
  if (reason === null) return;
  const [detail, action] = REFUSALS[reason];
  throw new ProblemError('message-refused', { detail, action, reason });
}

async function requireCallOf(
  tx: Tx,
  contactId: string,
  vitaId: string,
  { facilityId }: Entry,
): Promise<void> {
  const row = await tx
    .selectFrom('contact')
    .select('id')
    .where('id', '=', contactId)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  if (!row) refuseFaults([{ path: 'message.contactId', message: 'must be a call of this patient' }]);
}

const stateChanged = () =>
  new ProblemError('conflict', {
    detail: 'This message is already stored, or its state has changed.',
    action: 'Read the messages again.',
  });

async function readMessage(tx: Kysely<Schema>, id: string, now: number, carriers: MessageCarriers) {
  const row = await selectMessages(tx).where('m.id', '=', id).executeTakeFirstOrThrow();
  return toMessage(row, { now, carriers });
}

/** Puts a rendered message into the outbox. Returns whether its id is new. */
async function insertMessage(
  tx: Tx,
  message: Omit<ValidMessage, 'metaInfo'> & {
    readonly encounterId?: string | undefined;
    readonly metaInfo: { readonly updatedAt: number; readonly source: string };
  },
  { locale, recipient, subject, body, notBefore }: WrittenMessage,
  entry: Entry,
): Promise<boolean> {
  const { id, vitaId, channel, template, parameters, contactId, encounterId, metaInfo } = message;
  const inserted = await tx
    .insertInto('patient_message')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      contact_id: contactId ?? null,
      encounter_id: encounterId ?? null,
      channel,
      template,
      parameters: JSON.stringify(parameters),
      locale,
      recipient: recipient ?? '',
      subject,
      body,
      state_at: entry.now,
      round_at: notBefore,
      next_try_at: notBefore,
      author_id: entry.staffId,
      source: metaInfo.source,
      created_at: entry.now,
      updated_at: metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export interface EncounterMessage {
  readonly encounterId: string;
  readonly vitaId: string;
  readonly template: EncounterTemplate;
  /** Start of the encounter, in unix seconds; undefined for a template without a time. */
  readonly at?: number;
  /** Whether it ends with a video visit's link. */
  readonly hasLink?: boolean;
  /** The message is useless from this time on; unix seconds. */
  readonly before: number;
}

/**
 * Writes to a patient about an encounter, on the first channel without an obstacle, and returns the channel. Writes
 * nothing if there is no such channel, or if the message would be late.
 */
export async function addEncounterMessage(
  tx: Tx,
  { encounterId, vitaId, template, at, before, hasLink }: EncounterMessage,
  entry: Entry,
  carriers: MessageCarriers,
): Promise<MessageChannel | undefined> {
  if (at !== undefined && at <= entry.now) return undefined;
  for (const channel of MESSAGE_CHANNELS) {
    const parameters = at === undefined ? {} : { at };
    const wanted = { vitaId, channel, template, parameters, hasLink, isAutomatic: true };
    const written = await writeMessage(tx, wanted, entry, carriers);
    if (written.obstacle !== null || written.notBefore >= before) continue;
    const metaInfo = { updatedAt: entry.now, source: 'system' };
    await insertMessage(tx, { ...wanted, id: newId(), encounterId, metaInfo }, written, entry);
    return channel;
  }
  return undefined;
}

/** Selects waiting messages to cancel, except one that is being sent right now. */
const withdrawn = (tx: Tx, now: number) =>
  tx
    .updateTable('patient_message')
    .set({ state: 'cancelled', state_at: now, updated_at: now })
    .where('state', '=', 'queued')
    .where(sql<boolean>`coalesce(claimed_until, 0) <= ${now}`);

/** Cancels waiting messages about an encounter, except one that is being sent right now. */
export async function withdrawEncounterMessages(tx: Tx, encounterId: string, now: number): Promise<void> {
  await withdrawn(tx, now).where('encounter_id', '=', encounterId).execute();
}

/** Cancels a waiting message, except while it is being sent. */
export async function withdrawMessage(tx: Tx, id: string, now: number): Promise<void> {
  await withdrawn(tx, now).where('id', '=', id).execute();
}

/**
 * Puts a message into the outbox in the request's transaction. Throws `not-found`, `input-invalid`, `message-refused`,
 * `conflict`.
 */
export async function addPatientMessage(
  tx: Tx,
  message: ValidMessage,
  entry: Entry,
  carriers: MessageCarriers,
): Promise<PatientMessage> {
  const { id, vitaId, contactId, metaInfo } = message;
  refuseFaults(metaInfoFaults(metaInfo, 'message.metaInfo'));
  await lockPatient(tx, vitaId);
  const written = await writeMessage(tx, message, entry, carriers);
  if (contactId) await requireCallOf(tx, contactId, vitaId, entry);
  refuseObstacle(written.obstacle);
  if (!(await insertMessage(tx, message, written, entry))) throw stateChanged();
  return readMessage(tx, id, entry.now, carriers);
}

export interface NamedMessage {
  readonly id: string;
  readonly vitaId: string;
}

async function lockMessage(tx: Tx, { id, vitaId }: NamedMessage, entry: Entry) {
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
  const row = await tx
    .selectFrom('patient_message')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', entry.facilityId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('message');
  return row;
}

const isOver = ({ at }: { readonly at?: number }, now: number): boolean => at !== undefined && at <= now;

/**
 * Retries a failed message to the same address.
 * Throws `not-found`, `conflict`, `message-refused`, and `input-invalid` if the time in its text has passed.
 */
export async function retryPatientMessage(
  tx: Tx,
  named: NamedMessage,
  entry: Entry,
  carriers: MessageCarriers,
): Promise<PatientMessage> {
  const row = await lockMessage(tx, named, entry);
  if (row.state !== 'failed') throw stateChanged();
  const channel = row.channel === 'email' ? 'email' : 'sms';
  if (isOver(row.parameters, entry.now))
    refuseFaults([{ path: 'message.id', message: 'is about a time that has passed' }]);
  const { vitaId } = named;
  refuseObstacle(await messageObstacle(tx, { vitaId, channel, address: row.recipient }, entry.now));
  const notBefore = isSimulated(carriers, channel)
    ? entry.now
    : await permittedFrom(tx, entry.facilityId, entry.now);
  await tx
    .updateTable('patient_message')
    .set({ state: 'queued', reason: null, state_at: entry.now, updated_at: entry.now })
    .set({ round: row.round + 1, round_at: notBefore, next_try_at: notBefore, claimed_until: null })
    .where('id', '=', row.id)
    .execute();
  return readMessage(tx, row.id, entry.now, carriers);
}

/** Cancels a waiting message that is not being sent. Throws `not-found`, `conflict`. */
export async function cancelPatientMessage(
  tx: Tx,
  named: NamedMessage,
  entry: Entry,
  carriers: MessageCarriers,
): Promise<PatientMessage> {
  const row = await lockMessage(tx, named, entry);
  if (row.state !== 'queued' || (row.claimed_until ?? 0) > entry.now) throw stateChanged();
  await tx
    .updateTable('patient_message')
    .set({ state: 'cancelled', state_at: entry.now, updated_at: entry.now, claimed_until: sql<null>`null` })
    .where('id', '=', row.id)
    .execute();
  return readMessage(tx, row.id, entry.now, carriers);
}
