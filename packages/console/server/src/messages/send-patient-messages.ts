import { MESSAGE_CHANNELS, type MessageFailure } from '@careline/core/internal/communication';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { errorFacts, type Log } from '../platform/http/log.ts';
import { type MessageCarrier, type MessageCarriers, MessageRefusedError } from './message-carrier.ts';
import { LINK_PLACE } from './message-frames.ts';
import { permittedFrom } from './message-hours.ts';
import { patientObstacle } from './message-obstacle.ts';
import {
  claimMessage,
  noteCarried,
  noteDelayed,
  noteFailed,
  putOff,
  type WaitingMessage,
} from './message-sending.ts';

export interface SendingDeps {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  readonly carriers: MessageCarriers;
  /** Unix seconds. */
  readonly now: () => number;
  /** Creates the link to an encounter's video visit; null if the visit is over or cancelled. */
  readonly linkTo?: LinkTo | undefined;
}

export type LinkTo = (encounterId: string) => Promise<string | null>;

const MAX_AT_ONCE = 50;
/** Attempts end after a day, because the message is outdated by then. */
const ROUND_S = 86_400;

/**
 * Returns why a message must no longer be sent: it is too late, or the patient can or will no longer be written to.
 */
async function whyNot({ db, now }: SendingDeps, message: WaitingMessage): Promise<MessageFailure | null> {
  const { person_id, round_at, parameters } = message;
  const isLate = now() >= round_at + ROUND_S || (parameters.at !== undefined && parameters.at <= now());
  if (isLate) return 'expired';
  return patientObstacle(db, person_id, message.channel === 'email' ? 'email' : 'sms');
}

async function fail(deps: SendingDeps, message: WaitingMessage, reason: MessageFailure, via: string | null) {
  const { id, channel, attempts } = message;
  deps.log.warn('message-refused', { message: id, channel, attempts, reason });
  await noteFailed(deps.db, message, { reason, via, now: deps.now() });
}

async function carry(deps: SendingDeps, message: WaitingMessage, carrier: MessageCarrier): Promise<void> {
  const { db, log, now } = deps;
  const { id, channel, attempts, created_at, ...rest } = message;
  const createdAt = new Date(created_at * 1000);
  try {
    const known = channel === 'email' ? 'email' : 'sms';
    const carried = await carrier.carry({ ...rest, id, channel: known, createdAt });
    await noteCarried(db, message, carried, { via: carrier.via, now: now() });
    log.info('message-sent', { message: id, channel, attempts });
  } catch (error) {
    if (error instanceof MessageRefusedError) return fail(deps, message, error.reason, carrier.via);
    log.warn('message-delayed', { message: id, channel, attempts, ...errorFacts(error) });
    await noteDelayed(db, message, { reason: 'unreachable', now: now() });
  }
}

/** Returns the message with a new link, or undefined if the visit is over or cancelled. */
async function withLink(
  { linkTo }: SendingDeps,
  message: WaitingMessage,
): Promise<WaitingMessage | undefined> {
  const { encounter_id, body, parameters } = message;
  if (encounter_id === null || !body.endsWith(LINK_PLACE)) return message;
  const link = await linkTo?.(encounter_id);
  if (!link) return undefined;
  const filled = body.slice(0, -LINK_PLACE.length) + link;
  // Carriers with registered templates insert the link themselves.
  const withIt: WaitingMessage['parameters'] & { readonly link: string } = { ...parameters, link };
  return { ...message, body: filled, parameters: withIt };
}

async function send(deps: SendingDeps, message: WaitingMessage, carrier: MessageCarrier): Promise<void> {
  const reason = await whyNot(deps, message);
  if (reason) return fail(deps, message, reason, null);
  const { db, now } = deps;
  const permitted = carrier.via === 'simulated' ? now() : await permittedFrom(db, message.facility_id, now());
  if (permitted > now()) return putOff(db, message, permitted);
  const filled = await withLink(deps, message);
  return filled ? carry(deps, filled, carrier) : fail(deps, message, 'expired', null);
}

/**
 * Sends waiting messages that have a carrier, each by one process and outside any transaction. Later calls retry a
 * failed message after growing pauses, for a day. If a process dies before it records a delivery, the message is sent
 * twice with the same reference.
 */
export async function sendPatientMessages(deps: SendingDeps): Promise<void> {
  const channels = MESSAGE_CHANNELS.filter((channel) => deps.carriers[channel]);
  if (channels.length === 0) return;
  for (let sent = 0; sent < MAX_AT_ONCE; sent += 1) {
    const message = await claimMessage(deps.db, channels, deps.now());
    const carrier = message && deps.carriers[message.channel === 'email' ? 'email' : 'sms'];
    if (!message || !carrier) return;
    await send(deps, message, carrier);
  }
}
