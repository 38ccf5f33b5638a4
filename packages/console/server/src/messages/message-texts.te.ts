import type { MessageTexts } from './message-sentences.ts';

/** To be read by a speaker of Telugu (`READ_MESSAGE_LANGUAGES`). */
export const MESSAGE_TEXTS_TE: MessageTexts = {
  unnamed: 'పేషెంట్',
  dear: (name) => `ప్రియమైన ${name},`,
  subject: (facility) => `${facility} నుండి సందేశం`,
  joinByVideo: 'వీడియో ద్వారా చేరండి:',
  sentences: {
    'next-call': ({ day, time }) => `మేము మీకు ${day} ${time}కి ఫోన్ చేస్తాము.`,
    'missed-call': () => 'మేము మీకు ఫోన్ చేశాము, కానీ మాట్లాడలేకపోయాము. మళ్లీ ఫోన్ చేస్తాము.',
    reports: () => 'మా తదుపరి ఫోన్ కాల్ కోసం మీ తాజా పరీక్షల రిపోర్టులు దగ్గర ఉంచుకోండి.',
    visit: ({ day }) => `దయచేసి ${day} మా వద్దకు రండి.`,
    'encounter-booked': ({ day, time }) => `మీ అపాయింట్‌మెంట్ ${day} ${time}కి ఖరారైంది.`,
    'encounter-moved': ({ day, time }) => `మీ అపాయింట్‌మెంట్ కొత్త సమయం: ${day} ${time}.`,
    'encounter-cancelled': ({ day, time }) =>
      `${day} ${time}కి ఉన్న మీ అపాయింట్‌మెంట్ రద్దయింది. కొత్త సమయం కోసం మాకు ఫోన్ చేయండి.`,
    'encounter-tomorrow': ({ day, time }) => `గుర్తు చేస్తున్నాము: మీ అపాయింట్‌మెంట్ ${day} ${time}కి ఉంది.`,
    'encounter-soon': ({ time }) => `మీ అపాయింట్‌మెంట్ ${time}కి మొదలవుతుంది.`,
    'encounter-link': () => 'ఇది మీ వీడియో అపాయింట్‌మెంట్ కొత్త లింక్.',
  },
};
