import type { MessageTexts } from './message-sentences.ts';

export const MESSAGE_TEXTS_HI: MessageTexts = {
  unnamed: 'मरीज़',
  dear: (name) => `प्रिय ${name},`,
  subject: (facility) => `${facility} का संदेश`,
  joinByVideo: 'वीडियो से जुड़ें:',
  sentences: {
    'next-call': ({ day, time }) => `हम आपको ${day} को ${time} पर कॉल करेंगे।`,
    'missed-call': () => 'हमने आपको कॉल किया पर बात नहीं हो सकी। हम फिर कॉल करेंगे।',
    reports: () => 'कृपया हमारी अगली कॉल के लिए अपनी ताज़ा जाँचों की रिपोर्टें पास रखें।',
    visit: ({ day }) => `कृपया ${day} को हमारे यहाँ आएँ।`,
    'encounter-booked': ({ day, time }) => `आपका अपॉइंटमेंट ${day} को ${time} पर तय हुआ है।`,
    'encounter-moved': ({ day, time }) => `आपके अपॉइंटमेंट का नया समय ${day} को ${time} है।`,
    'encounter-cancelled': ({ day, time }) =>
      `${day} को ${time} का आपका अपॉइंटमेंट रद्द हो गया है। नए समय के लिए हमें कॉल करें।`,
    'encounter-tomorrow': ({ day, time }) => `याद रखें: आपका अपॉइंटमेंट ${day} को ${time} पर है।`,
    'encounter-soon': ({ time }) => `आपका अपॉइंटमेंट ${time} पर शुरू होगा।`,
    'encounter-link': () => 'यह आपके वीडियो अपॉइंटमेंट का नया लिंक है।',
  },
};
