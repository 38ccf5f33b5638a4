import type { MessageTexts } from './message-sentences.ts';

/** To be read by a speaker of Tamil (`READ_MESSAGE_LANGUAGES`). */
export const MESSAGE_TEXTS_TA: MessageTexts = {
  unnamed: 'நோயாளி',
  dear: (name) => `அன்புள்ள ${name},`,
  subject: (facility) => `${facility} அனுப்பும் செய்தி`,
  joinByVideo: 'வீடியோவில் இணைய:',
  sentences: {
    'next-call': ({ day, time }) => `${day} ${time} மணிக்கு நாங்கள் உங்களை அழைப்போம்.`,
    'missed-call': () => 'நாங்கள் உங்களை அழைத்தோம், ஆனால் பேச முடியவில்லை. மீண்டும் அழைப்போம்.',
    reports: () => 'எங்கள் அடுத்த அழைப்பின்போது உங்கள் சமீபத்திய பரிசோதனை அறிக்கைகளை அருகில் வைத்திருங்கள்.',
    visit: ({ day }) => `${day} அன்று எங்களிடம் வாருங்கள்.`,
    'encounter-booked': ({ day, time }) => `உங்கள் சந்திப்பு ${day} ${time} மணிக்கு முன்பதிவு செய்யப்பட்டுள்ளது.`,
    'encounter-moved': ({ day, time }) => `உங்கள் சந்திப்பின் புதிய நேரம்: ${day} ${time}.`,
    'encounter-cancelled': ({ day, time }) =>
      `${day} ${time} மணிக்கு இருந்த உங்கள் சந்திப்பு ரத்து செய்யப்பட்டது. புதிய நேரத்திற்கு எங்களை அழையுங்கள்.`,
    'encounter-tomorrow': ({ day, time }) => `நினைவூட்டல்: உங்கள் சந்திப்பு ${day} ${time} மணிக்கு உள்ளது.`,
    'encounter-soon': ({ time }) => `உங்கள் சந்திப்பு ${time} மணிக்குத் தொடங்கும்.`,
    'encounter-link': () => 'இது உங்கள் வீடியோ சந்திப்புக்கான புதிய இணைப்பு.',
  },
};
