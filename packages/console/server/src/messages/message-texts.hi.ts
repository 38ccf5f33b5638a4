import type { MessageTexts } from './message-texts.ts';

export const MESSAGE_TEXTS_HI: MessageTexts = {
  unnamed: 'मरीज़',
  subject: ({ facility }) => `${facility} का संदेश`,
  bodies: {
    'next-call': ({ name, facility, day, time }) =>
      `प्रिय ${name}, हम आपको ${day} को ${time} पर कॉल करेंगे। ${facility}`,
    'missed-call': ({ name, facility }) =>
      `प्रिय ${name}, हमने आपको कॉल किया पर बात नहीं हो सकी। हम फिर कॉल करेंगे। ${facility}`,
    reports: ({ name, facility }) =>
      `प्रिय ${name}, कृपया हमारी अगली कॉल के लिए अपनी ताज़ा जाँचों की रिपोर्टें पास रखें। ${facility}`,
    visit: ({ name, facility, day }) => `प्रिय ${name}, कृपया ${day} को हमारे यहाँ आएँ। ${facility}`,
  },
};
