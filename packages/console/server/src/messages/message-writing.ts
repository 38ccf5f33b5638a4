import {
  type AnyTemplate,
  MESSAGE_LANGUAGES,
  type MessageChannel,
  type MessageLanguage,
  type MessageObstacle,
  type MessageParameters,
  type MessagePreview,
  type MessageWait,
  parameterFaults,
  READ_MESSAGE_LANGUAGES,
  smsParts,
} from '@careline/core/internal/communication';
import { isoDay } from '@careline/core/internal/formatting';
import type { Kysely } from 'kysely';
import { requirePatient } from '../platform/access/access.ts';
import { type Entry, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { messageAddress } from './message-address.ts';
import { isSimulated, type MessageCarriers } from './message-carrier.ts';
import { permittedFrom } from './message-hours.ts';
import { messageObstacle } from './message-obstacle.ts';
import { renderMessage } from './render-message.ts';

export interface WantedMessage {
  readonly vitaId: string;
  readonly channel: MessageChannel;
  readonly template: AnyTemplate;
  readonly parameters: MessageParameters;
  /** Undefined: the first of the patient's languages that has a text. Automatic messages use reviewed texts only. */
  readonly locale?: MessageLanguage | undefined;
  /** Whether it ends with a video visit's link. */
  readonly hasLink?: boolean | undefined;
  /** The page whose address it ends with. */
  readonly page?: string | undefined;
  /** Whether the service sends it without anyone reading it first. */
  readonly isAutomatic?: boolean | undefined;
}

async function addresseeOf(tx: Kysely<Schema>, entry: Entry, vitaId: string) {
  await requirePatient(tx, entry, vitaId);
  const { name, languages } = await tx
    .selectFrom('person')
    .select(['name', 'languages'])
    .where('id', '=', vitaId)
    .executeTakeFirstOrThrow();
  const facility = await tx
    .selectFrom('facility')
    .select('name')
    .where('id', '=', entry.facilityId)
    .executeTakeFirstOrThrow();
  return { name, languages, facility: facility.name };
}

/** Returns the languages in order, the patient's own first. */
export function languagesFor<Language extends MessageLanguage>(
  spoken: readonly string[],
  offered: readonly Language[],
): Language[] {
  const known = spoken.flatMap((one) => offered.filter((language) => language === one));
  return [...new Set([...known, ...offered])];
}

function refuseParameters({ template, parameters }: WantedMessage, { now, timeZone }: Entry): void {
  const faults = parameterFaults(template, parameters, { now, today: isoDay(now, timeZone) ?? '' });
  refuseFaults(
    faults.map(({ parameter, message }) => ({ path: `message.parameters.${parameter}`, message })),
  );
}

function waitOf(carriers: MessageCarriers, channel: MessageChannel, isQuiet: boolean): MessageWait | null {
  if (!carriers[channel]) return 'not-configured';
  return isQuiet ? 'quiet-hours' : null;
}

/** A rendered message. Its obstacle is one of the known ones. */
export interface WrittenMessage extends MessagePreview {
  readonly obstacle: MessageObstacle | null;
}

/**
 * Renders a message, with its obstacle and the time it would be sent. Throws `not-found`, and `input-invalid` for wrong
 * parameters.
 */
export async function writeMessage(
  tx: Kysely<Schema>,
  wanted: WantedMessage,
  entry: Entry,
  carriers: MessageCarriers,
): Promise<WrittenMessage> {
  const { vitaId, channel } = wanted;
  const { name, languages: spoken, facility } = await addresseeOf(tx, entry, vitaId);
  refuseParameters(wanted, entry);
  const offered = wanted.isAutomatic ? READ_MESSAGE_LANGUAGES : MESSAGE_LANGUAGES;
  const languages = languagesFor<MessageLanguage>(spoken, offered);
  const locale = wanted.locale ?? languages[0] ?? 'en';
  const address = await messageAddress(tx, vitaId, channel);
  const { timeZone, now } = entry;
  const { subject, body } = renderMessage({ ...wanted, locale, name, facility, timeZone });
  const simulated = isSimulated(carriers, channel);
  const notBefore = simulated ? now : await permittedFrom(tx, entry.facilityId, now);
  return {
    channel,
    locale,
    languages,
    recipient: address,
    subject,
    body,
    parts: channel === 'sms' ? smsParts(body) : null,
    obstacle: await messageObstacle(tx, { vitaId, channel, address }, now),
    waits: waitOf(carriers, channel, notBefore > now),
    notBefore,
    simulated,
  };
}
