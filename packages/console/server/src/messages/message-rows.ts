import type { MessageChannel, MessageWait, PatientMessage } from '@careline/core/internal/communication';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { isSimulated, type MessageCarriers } from './message-carrier.ts';
import { LINK_PLACE } from './message-frames.ts';

export const selectMessages = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('patient_message as m')
    .innerJoin('staff as author', 'author.id', 'm.author_id')
    .selectAll('m')
    .select('author.name as author_name');

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** The current time (unix seconds) and the carriers. */
export interface OutboxFacts {
  readonly now: number;
  readonly carriers: MessageCarriers;
}

const channelOf = ({ channel }: Pick<MessageRow, 'channel'>): MessageChannel =>
  channel === 'email' ? 'email' : 'sms';

function waitOf(row: MessageRow, { now, carriers }: OutboxFacts): MessageWait | null {
  if (row.state !== 'queued') return null;
  if (row.claimed_until !== null && row.claimed_until > now) return 'sending';
  if (!carriers[channelOf(row)]) return 'not-configured';
  if (row.reason !== null) return 'trying-again';
  return row.next_try_at > now ? 'quiet-hours' : 'sending';
}

export function toMessage(row: MessageRow, facts: OutboxFacts): PatientMessage {
  const isSimulatedYet = row.via === null && isSimulated(facts.carriers, channelOf(row));
  return {
    id: row.id,
    vitaId: row.person_id,
    facilityId: row.facility_id,
    contactId: row.contact_id,
    channel: row.channel,
    template: row.template,
    locale: row.locale,
    recipient: row.recipient,
    subject: row.subject,
    // The link is created on sending and hidden from staff.
    body: row.body.replace(LINK_PLACE, '…'),
    state: row.state,
    reason: row.reason,
    waits: waitOf(row, facts),
    notBefore: row.state === 'queued' ? row.next_try_at : null,
    simulated: row.via === 'simulated' || isSimulatedYet,
    author: { id: row.author_id, name: row.author_name },
    stateAt: row.state_at,
    metaInfo: { updatedAt: row.updated_at, deleted: false, source: row.source, createdAt: row.created_at },
  };
}
