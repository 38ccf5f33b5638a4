import type { MessageTexts } from './message-texts.ts';

export const MESSAGE_TEXTS_HI: MessageTexts = {
  unnamed: 'मरीज़',
  subject: ({ facility }) => `${facility} का संदेश`,
  joinByVideo: 'वीडियो से जुड़ें:',
  bodies: {
    'next-call': ({ name, facility, day, time }) =>
      `प्रिय ${name}, हम आपको ${day} को ${time} पर कॉल करेंगे। ${facility}`,
    'missed-call': ({ name, facility }) =>
      `प्रिय ${name}, हमने आपको कॉल किया पर बात नहीं हो सकी। हम फिर कॉल करेंगे। ${facility}`,
    reports: ({ name, facility }) =>
      `प्रिय ${name}, कृपया हमारी अगली कॉल के लिए अपनी ताज़ा जाँचों की रिपोर्टें पास रखें। ${facility}`,
    visit: ({ name, facility, day }) => `प्रिय ${name}, कृपया ${day} को हमारे यहाँ आएँ। ${facility}`,
    'encounter-booked': ({ name, facility, day, time }) =>
      `प्रिय ${name}, आपका अपॉइंटमेंट ${day} को ${time} पर तय हुआ है। ${facility}`,
    'encounter-moved': ({ name, facility, day, time }) =>
      `प्रिय ${name}, आपके अपॉइंटमेंट का नया समय ${day} को ${time} है। ${facility}`,
    'encounter-cancelled': ({ name, facility, day, time }) =>
      `प्रिय ${name}, ${day} को ${time} का आपका अपॉइंटमेंट रद्द हो गया है। नए समय के लिए हमें कॉल करें। ${facility}`,
    'encounter-tomorrow': ({ name, facility, day, time }) =>
      `प्रिय ${name}, याद रखें: आपका अपॉइंटमेंट ${day} को ${time} पर है। ${facility}`,
    'encounter-soon': ({ name, facility, time }) =>
      `प्रिय ${name}, आपका अपॉइंटमेंट ${time} पर शुरू होगा। ${facility}`,
    'encounter-link': ({ name, facility }) => `प्रिय ${name}, यह आपके वीडियो अपॉइंटमेंट का नया लिंक है। ${facility}`,
  },
};
