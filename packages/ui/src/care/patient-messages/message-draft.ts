import {
  type MessageChannel,
  type MessageDraft,
  type MessageLanguage,
  type MessageParameters,
  type MessageTemplate,
  TEMPLATE_PARAMETERS,
} from '@careline/core/internal/communication';
import { instantOfWall, isoDay, minuteOfDay } from '@careline/core/internal/formatting';

export interface MessageEntries {
  readonly template: MessageTemplate;
  readonly channel: MessageChannel;
  /** Empty: the best match for the patient. */
  readonly locale: MessageLanguage | '';
  /** YYYY-MM-DD or empty. */
  readonly day: string;
  /** HH:MM or empty. */
  readonly time: string;
}

export interface EntriesTime {
  /** The facility's time zone (IANA). */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Returns the initial entries: about the next call (unix seconds) if one is planned, otherwise about a missed call. */
export function firstEntries(nextCallAt: number | undefined, timeZone: string): MessageEntries {
  const entries = { channel: 'sms', locale: '' } as const;
  if (nextCallAt === undefined) return { ...entries, template: 'missed-call', day: '', time: '' };
  const day = isoDay(nextCallAt, timeZone) ?? '';
  const time = clock(minuteOfDay(nextCallAt * 1000, timeZone));
  return { ...entries, template: 'next-call', day, time };
}

/** What is missing, or in the past. */
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

/** Returns the template's parameters from the entries, or the problem with them. */
export function filledParameters(entries: MessageEntries, time: EntriesTime): Filled {
  const needed = TEMPLATE_PARAMETERS[entries.template];
  if (needed === null) return { parameters: {} };
  return needed === 'at' ? filledTime(entries, time) : filledDay(entries, time);
}

/** Returns the message to send, or undefined while entries are missing. */
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
