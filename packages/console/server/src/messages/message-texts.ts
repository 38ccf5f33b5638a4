import type { AnyTemplate, MessageLanguage } from '@careline/core/communication';
import { MESSAGE_TEXTS_HI } from './message-texts.hi.ts';

/** What fills the texts: each as it is written in the language of the text. */
export interface TextFacts {
  readonly name: string;
  readonly facility: string;
  /** Weekday, day and month; empty where the template has none. */
  readonly day: string;
  readonly time: string;
}

/** Where the link of a video visit stands in a stored message: it is made as the message is sent, and stored nowhere. */
export const LINK_PLACE = '{link}';

/** Every sentence of the messages to patients in one language. Nothing in them tells of a patient's health. */
export interface MessageTexts {
  /** How somebody is addressed whose name is not known. */
  readonly unnamed: string;
  readonly subject: (facts: TextFacts) => string;
  /** Before the link of a video visit, which ends the message. */
  readonly joinByVideo: string;
  readonly bodies: Readonly<Record<AnyTemplate, (facts: TextFacts) => string>>;
}

export const MESSAGE_TEXTS: Readonly<Record<MessageLanguage, MessageTexts>> = {
  en: {
    unnamed: 'patient',
    subject: ({ facility }) => `A message from ${facility}`,
    joinByVideo: 'Join by video:',
    bodies: {
      'next-call': ({ name, facility, day, time }) =>
        `Dear ${name}, we plan to call you on ${day} at ${time}. ${facility}`,
      'missed-call': ({ name, facility }) =>
        `Dear ${name}, we tried to call you and could not reach you. We will call again. ${facility}`,
      reports: ({ name, facility }) =>
        `Dear ${name}, please keep the reports of your latest tests at hand for our next call. ${facility}`,
      visit: ({ name, facility, day }) => `Dear ${name}, please come to us on ${day}. ${facility}`,
      'encounter-booked': ({ name, facility, day, time }) =>
        `Dear ${name}, your appointment is booked for ${day} at ${time}. ${facility}`,
      'encounter-moved': ({ name, facility, day, time }) =>
        `Dear ${name}, your appointment has a new time: ${day} at ${time}. ${facility}`,
      'encounter-cancelled': ({ name, facility, day, time }) =>
        `Dear ${name}, your appointment on ${day} at ${time} is cancelled. Please call us for a new one. ${facility}`,
      'encounter-tomorrow': ({ name, facility, day, time }) =>
        `Dear ${name}, a reminder of your appointment on ${day} at ${time}. ${facility}`,
      'encounter-soon': ({ name, facility, time }) =>
        `Dear ${name}, your appointment begins at ${time}. ${facility}`,
      'encounter-link': ({ name, facility }) =>
        `Dear ${name}, this is a new link to your video appointment. ${facility}`,
    },
  },
  hi: MESSAGE_TEXTS_HI,
};
