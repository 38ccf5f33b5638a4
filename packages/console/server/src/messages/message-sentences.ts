import type { AnyTemplate } from '@careline/core/internal/communication';

/** When something is, as it is written in the language of the text. */
interface TextTimes {
  /** Weekday, day and month; empty where the template has none. */
  readonly day: string;
  readonly time: string;
}

/** Every sentence of the messages to patients in one language. Nothing in them tells of a patient's health. */
export interface MessageTexts {
  /** How somebody is addressed whose name is not known. */
  readonly unnamed: string;
  /** Begins each message. */
  readonly dear: (name: string) => string;
  readonly subject: (facility: string) => string;
  /** Before the link of a video visit, which ends the message. */
  readonly joinByVideo: string;
  /** What stands between the address and the name of the facility. */
  readonly sentences: Readonly<Record<AnyTemplate, (times: TextTimes) => string>>;
}
