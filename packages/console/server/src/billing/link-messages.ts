import type { previewLinkMessage, sendPaymentLink } from '@careline/core/internal/billing';
import { MESSAGE_CHANNELS, type MessageChannel } from '@careline/core/internal/communication';
import type { BodyOf } from '@careline/core/internal/http';
import type { Kysely, Transaction } from 'kysely';
import { messageAddress } from '../messages/message-address.ts';
import type { MessageCarriers } from '../messages/message-carrier.ts';
import { messageObstacle } from '../messages/message-obstacle.ts';
import { type WantedMessage, type WrittenMessage, writeMessage } from '../messages/message-writing.ts';
import { addPatientMessage } from '../messages/patient-messages.ts';
import { notFound } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { requireEncounter } from './bill.ts';
import { billConflict } from './write-entry.ts';

type Asked = BodyOf<typeof previewLinkMessage>;

/** Returns the channels by which a patient can be written to now: accepted, with an address, and not too often. */
export async function linkChannels(
  tx: Kysely<Schema>,
  vitaId: string,
  now: number,
): Promise<readonly MessageChannel[]> {
  const free: MessageChannel[] = [];
  for (const channel of MESSAGE_CHANNELS) {
    const address = await messageAddress(tx, vitaId, channel);
    if ((await messageObstacle(tx, { vitaId, channel, address }, now)) === null) free.push(channel);
  }
  return free;
}

/** Returns the message for an open link. Throws `not-found`, and `conflict` if the link has ended. */
async function messageFor(
  tx: Kysely<Schema>,
  { linkId, channel, ...key }: Asked,
  entry: Entry,
): Promise<WantedMessage> {
  await requireEncounter(tx, key, entry);
  const link = await tx
    .selectFrom('payment_link')
    .select(['url', 'state', 'expires_at'])
    .where('id', '=', linkId)
    .where('encounter_id', '=', key.encounterId)
    .executeTakeFirst();
  if (!link) throw notFound('payment link');
  if (link.state !== 'open' || link.expires_at <= entry.now)
    throw billConflict('The link has ended', 'The link takes no payment any more. Make a new one.');
  return { vitaId: key.vitaId, channel, template: 'payment-link', parameters: {}, page: link.url };
}

/** Returns the text of the message, and what prevents sending it. Throws `not-found` and `conflict`. */
export const previewLink = async (
  tx: Kysely<Schema>,
  asked: Asked,
  entry: Entry,
  carriers: MessageCarriers,
): Promise<WrittenMessage> => writeMessage(tx, await messageFor(tx, asked, entry), entry, carriers);

/** Puts the message into the outbox. Throws `not-found`, `conflict` and `message-refused`. */
export async function sendLink(
  tx: Transaction<Schema>,
  { id, ...asked }: BodyOf<typeof sendPaymentLink>,
  entry: Entry,
  carriers: MessageCarriers,
): Promise<void> {
  const metaInfo = { updatedAt: entry.now, deleted: false, source: 'manual' };
  const message = await messageFor(tx, asked, entry);
  await addPatientMessage(tx, { ...message, id, metaInfo }, entry, carriers);
  await tx
    .updateTable('payment_link')
    .set({ message_id: id, updated_at: entry.now })
    .where('id', '=', asked.linkId)
    .execute();
}
