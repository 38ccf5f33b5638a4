import type { MessageTexts } from './message-sentences.ts';

/** To be read by a speaker of Marathi (`READ_MESSAGE_LANGUAGES`). */
export const MESSAGE_TEXTS_MR: MessageTexts = {
  unnamed: 'रुग्ण',
  dear: (name) => `प्रिय ${name},`,
  subject: (facility) => `${facility} कडून संदेश`,
  joinByVideo: 'व्हिडिओद्वारे सामील व्हा:',
  sentences: {
    'next-call': ({ day, time }) => `आम्ही तुम्हाला ${day} रोजी ${time} वाजता फोन करू.`,
    'missed-call': () => 'आम्ही तुम्हाला फोन केला, पण बोलणे होऊ शकले नाही. आम्ही पुन्हा फोन करू.',
    reports: () => 'आमच्या पुढील फोनसाठी तुमच्या ताज्या तपासण्यांचे रिपोर्ट जवळ ठेवा.',
    visit: ({ day }) => `कृपया ${day} रोजी आमच्याकडे या.`,
    'encounter-booked': ({ day, time }) => `तुमची अपॉइंटमेंट ${day} रोजी ${time} वाजता ठरली आहे.`,
    'encounter-moved': ({ day, time }) => `तुमच्या अपॉइंटमेंटची नवी वेळ: ${day} रोजी ${time}.`,
    'encounter-cancelled': ({ day, time }) =>
      `${day} रोजी ${time} वाजताची तुमची अपॉइंटमेंट रद्द झाली आहे. नव्या वेळेसाठी आम्हाला फोन करा.`,
    'encounter-tomorrow': ({ day, time }) => `आठवण: तुमची अपॉइंटमेंट ${day} रोजी ${time} वाजता आहे.`,
    'encounter-soon': ({ time }) => `तुमची अपॉइंटमेंट ${time} वाजता सुरू होईल.`,
    'encounter-link': () => 'ही तुमच्या व्हिडिओ अपॉइंटमेंटची नवी लिंक आहे.',
  },
};
