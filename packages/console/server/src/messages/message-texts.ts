import type { MessageLanguage } from '@careline/core/internal/communication';
import type { MessageTexts } from './message-sentences.ts';
import { MESSAGE_TEXTS_BN } from './message-texts.bn.ts';
import { MESSAGE_TEXTS_HI } from './message-texts.hi.ts';
import { MESSAGE_TEXTS_KN } from './message-texts.kn.ts';
import { MESSAGE_TEXTS_MR } from './message-texts.mr.ts';
import { MESSAGE_TEXTS_TA } from './message-texts.ta.ts';
import { MESSAGE_TEXTS_TE } from './message-texts.te.ts';
import { MESSAGE_TEXTS_UR } from './message-texts.ur.ts';

/** Where the link of a video visit stands in a stored message: it is made as the message is sent, and stored nowhere. */
export const LINK_PLACE = '{link}';

export const MESSAGE_TEXTS: Readonly<Record<MessageLanguage, MessageTexts>> = {
  en: {
    unnamed: 'patient',
    dear: (name) => `Dear ${name},`,
    subject: (facility) => `A message from ${facility}`,
    joinByVideo: 'Join by video:',
    sentences: {
      'next-call': ({ day, time }) => `we plan to call you on ${day} at ${time}.`,
      'missed-call': () => 'we tried to call you and could not reach you. We will call again.',
      reports: () => 'please keep the reports of your latest tests at hand for our next call.',
      visit: ({ day }) => `please come to us on ${day}.`,
      'encounter-booked': ({ day, time }) => `your appointment is booked for ${day} at ${time}.`,
      'encounter-moved': ({ day, time }) => `your appointment has a new time: ${day} at ${time}.`,
      'encounter-cancelled': ({ day, time }) =>
        `your appointment on ${day} at ${time} is cancelled. Please call us for a new one.`,
      'encounter-tomorrow': ({ day, time }) => `a reminder of your appointment on ${day} at ${time}.`,
      'encounter-soon': ({ time }) => `your appointment begins at ${time}.`,
      'encounter-link': () => 'this is a new link to your video appointment.',
    },
  },
  hi: MESSAGE_TEXTS_HI,
  te: MESSAGE_TEXTS_TE,
  ta: MESSAGE_TEXTS_TA,
  ur: MESSAGE_TEXTS_UR,
  kn: MESSAGE_TEXTS_KN,
  mr: MESSAGE_TEXTS_MR,
  bn: MESSAGE_TEXTS_BN,
};
