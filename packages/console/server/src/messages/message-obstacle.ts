import {
  MAX_MESSAGES_A_DAY,
  type MessageChannel,
  type MessageObstacle,
} from '@careline/core/internal/communication';
import type { Kysely } from 'kysely';
import { stoppedCalls } from '../patients/stopped-calls.ts';
import type { Schema } from '../platform/database/schema.ts';

const DAY_S = 86_400;
const CHANNEL_TYPES = { sms: 'SMS', email: 'EMAIL' } as const satisfies Readonly<
  Record<MessageChannel, string>
>;

/**
 * Returns what prevents writing to a patient. Patients who must not be called get no messages either, and disabled
 * channels are not used.
 */
export async function patientObstacle(
  tx: Kysely<Schema>,
  vitaId: string,
  channel: MessageChannel,
): Promise<MessageObstacle | null> {
  if (await stoppedCalls(tx, vitaId)) return 'stopped';
  const person = await tx.selectFrom('person').select('channels').where('id', '=', vitaId).executeTakeFirst();
  const isOff = person?.channels.some(
    ({ channelType, isEnabled }) => channelType === CHANNEL_TYPES[channel] && !isEnabled,
  );
  return isOff ? 'channel-off' : null;
}

async function hadEnough(tx: Kysely<Schema>, vitaId: string, now: number): Promise<boolean> {
  const { messages } = await tx
    .selectFrom('patient_message')
    .select((query) => query.fn.countAll<number>().as('messages'))
    .where('person_id', '=', vitaId)
    .where('state', 'in', ['queued', 'sent', 'delivered'])
    .where('round_at', '>', now - DAY_S)
    .executeTakeFirstOrThrow();
  return Number(messages) >= MAX_MESSAGES_A_DAY;
}

export interface Addressed {
  readonly vitaId: string;
  readonly channel: MessageChannel;
  readonly address: string | null;
}

/** Returns what prevents writing to a patient now (unix seconds), or null. */
export async function messageObstacle(
  tx: Kysely<Schema>,
  { vitaId, channel, address }: Addressed,
  now: number,
): Promise<MessageObstacle | null> {
  const obstacle = await patientObstacle(tx, vitaId, channel);
  if (obstacle) return obstacle;
  if (address === null) return 'address-missing';
  return (await hadEnough(tx, vitaId, now)) ? 'too-many' : null;
}
