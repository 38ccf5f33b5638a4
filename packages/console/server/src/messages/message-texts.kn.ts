import type { MessageTexts } from './message-sentences.ts';

/** To be read by a speaker of Kannada (`READ_MESSAGE_LANGUAGES`). */
export const MESSAGE_TEXTS_KN: MessageTexts = {
  unnamed: 'ರೋಗಿ',
  dear: (name) => `ಪ್ರಿಯ ${name},`,
  subject: (facility) => `${facility} ಇಂದ ಸಂದೇಶ`,
  joinByVideo: 'ವೀಡಿಯೊ ಮೂಲಕ ಸೇರಿ:',
  sentences: {
    'next-call': ({ day, time }) => `ನಾವು ನಿಮಗೆ ${day} ${time}ಕ್ಕೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.`,
    'missed-call': () => 'ನಾವು ನಿಮಗೆ ಕರೆ ಮಾಡಿದೆವು, ಆದರೆ ಮಾತನಾಡಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
    reports: () => 'ನಮ್ಮ ಮುಂದಿನ ಕರೆಗಾಗಿ ನಿಮ್ಮ ಇತ್ತೀಚಿನ ಪರೀಕ್ಷೆಗಳ ವರದಿಗಳನ್ನು ಹತ್ತಿರ ಇಟ್ಟುಕೊಳ್ಳಿ.',
    visit: ({ day }) => `ದಯವಿಟ್ಟು ${day} ನಮ್ಮಲ್ಲಿಗೆ ಬನ್ನಿ.`,
    'encounter-booked': ({ day, time }) => `ನಿಮ್ಮ ಭೇಟಿ ${day} ${time}ಕ್ಕೆ ನಿಗದಿಯಾಗಿದೆ.`,
    'encounter-moved': ({ day, time }) => `ನಿಮ್ಮ ಭೇಟಿಯ ಹೊಸ ಸಮಯ: ${day} ${time}.`,
    'encounter-cancelled': ({ day, time }) => `${day} ${time}ಕ್ಕೆ ಇದ್ದ ನಿಮ್ಮ ಭೇಟಿ ರದ್ದಾಗಿದೆ. ಹೊಸ ಸಮಯಕ್ಕಾಗಿ ನಮಗೆ ಕರೆ ಮಾಡಿ.`,
    'encounter-tomorrow': ({ day, time }) => `ನೆನಪಿಸುತ್ತಿದ್ದೇವೆ: ನಿಮ್ಮ ಭೇಟಿ ${day} ${time}ಕ್ಕೆ ಇದೆ.`,
    'encounter-soon': ({ time }) => `ನಿಮ್ಮ ಭೇಟಿ ${time}ಕ್ಕೆ ಆರಂಭವಾಗುತ್ತದೆ.`,
    'encounter-link': () => 'ಇದು ನಿಮ್ಮ ವೀಡಿಯೊ ಭೇಟಿಯ ಹೊಸ ಲಿಂಕ್.',
  },
};
