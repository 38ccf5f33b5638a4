import {
  type MessageChannel,
  type MessageDraft,
  type MessageLanguage,
  type MessageParameters,
  type MessageTemplate,
  TEMPLATE_PARAMETERS,
} from '@careline/core/internal/communication';
import { instantOfWall, isoDay, minuteOfDay } from '@careline/core/internal/formatting';

/** What is entered for a message. */
export interface MessageEntries {
  readonly template: MessageTemplate;
  readonly channel: MessageChannel;
  /** Empty: the one that fits the patient best. */
  readonly locale: MessageLanguage | '';
  /** YYYY-MM-DD or empty. */
  readonly day: string;
  /** HH:MM or empty. */
  readonly time: string;
}

export interface EntriesTime {
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Where a message begins: about the next call where one is planned (unix seconds), else that nobody was reached. */
export function firstEntries(nextCallAt: number | undefined, timeZone: string): MessageEntries {
  const entries = { channel: 'sms', locale: '' } as const;
  if (nextCallAt === undefined) return { ...entries, template: 'missed-call', day: '', time: '' };
  const day = isoDay(nextCallAt, timeZone) ?? '';
  const time = clock(minuteOfDay(nextCallAt * 1000, timeZone));
  return { ...entries, template: 'next-call', day, time };
}

/** What is missing of the entries, or over. */
type EntriesFault = 'dayMissing' | 'timeMissing' | 'isOver';

type Filled =
  | { readonly parameters: MessageParameters; readonly fault?: undefined }
  | { readonly fault: EntriesFault };

function filledTime({ day, time }: MessageEntries, { timeZone, now }: EntriesTime): Filled {
  if (day === '' || time === '') return { fault: 'timeMissing' };
  const at = Math.floor(instantOfWall(Date.parse(`${day}T${time}:00Z`), timeZone) / 1000);
  return at * 1000 > now ? { parameters: { at } } : { fault: 'isOver' };
}

function filledDay({ day }: MessageEntries, { timeZone, now }: EntriesTime): Filled {
  if (day === '') return { fault: 'dayMissing' };
  return day >= (isoDay(now / 1000, timeZone) ?? '') ? { parameters: { on: day } } : { fault: 'isOver' };
}

/** The parameters the entries fill their template with, or what is wrong with them. */
export function filledParameters(entries: MessageEntries, time: EntriesTime): Filled {
  const needed = TEMPLATE_PARAMETERS[entries.template];
  if (needed === null) return { parameters: {} };
  return needed === 'at' ? filledTime(entries, time) : filledDay(entries, time);
}

/** The message as it is asked for; undefined while something is missing. */
export function draftOf(
  vitaId: string,
  entries: MessageEntries,
  time: EntriesTime,
): MessageDraft | undefined {
  const filled = filledParameters(entries, time);
  if (filled.fault) return undefined;
  const { template, channel, locale } = entries;
  return { vitaId, channel, template, parameters: filled.parameters, ...(locale && { locale }) };
}
