import type {
  AnyTemplate,
  MessageChannel,
  MessageLanguage,
  MessageParameters,
} from '@careline/core/internal/communication';
import { formatTime } from '@careline/core/internal/formatting';
import { LINK_PLACE, MESSAGE_FRAMES } from './message-frames.ts';
import { MESSAGE_SENTENCES } from './message-sentences.ts';

export interface Wording {
  readonly channel: MessageChannel;
  readonly template: AnyTemplate;
  readonly parameters: MessageParameters;
  readonly locale: MessageLanguage;
  /** Name of the patient; empty if unknown. */
  readonly name: string;
  readonly facility: string;
  /** IANA time zone of the facility. */
  readonly timeZone: string;
  /** Whether it ends with a video visit's link. */
  readonly hasLink?: boolean | undefined;
  /** The page whose address it ends with. */
  readonly page?: string | undefined;
}

/** Uses Latin digits in every language. */
const tagOf = (language: MessageLanguage): string => `${language}-IN-u-nu-latn`;

const dayText = (day: Date, locale: MessageLanguage, timeZone: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(day);

function timesOf({ parameters: { at, on }, locale, timeZone }: Wording): { day: string; time: string } {
  if (at !== undefined) {
    const day = dayText(new Date(at * 1000), locale, timeZone);
    return { day, time: formatTime(at, { timeZone, locale }) };
  }
  // A calendar day does not depend on the time zone.
  return { day: on === undefined ? '' : dayText(new Date(`${on}T00:00:00Z`), locale, 'UTC'), time: '' };
}

/** Forces one line, so that a name cannot add lines or invisible characters. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Renders a message. The parameters must fit the template; without them their places in the text stay empty. */
export function renderMessage(wording: Wording): { readonly subject: string | null; readonly body: string } {
  const frame = MESSAGE_FRAMES[wording.locale];
  const sentence = MESSAGE_SENTENCES[wording.template][wording.locale](timesOf(wording));
  const facility = oneLine(wording.facility);
  const address = frame.dear(oneLine(wording.name) || frame.unnamed);
  const page = wording.page === undefined ? '' : ` ${wording.page}`;
  const link = wording.hasLink ? ` ${frame.joinByVideo} ${LINK_PLACE}` : page;
  return {
    subject: wording.channel === 'email' ? frame.subject(facility) : null,
    body: `${address} ${sentence} ${facility}${link}`,
  };
}
