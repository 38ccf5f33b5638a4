import type { MessageTexts } from './message-sentences.ts';

/** To be read by a speaker of Urdu (`READ_MESSAGE_LANGUAGES`). */
export const MESSAGE_TEXTS_UR: MessageTexts = {
  unnamed: 'مریض',
  dear: (name) => `عزیز ${name}،`,
  subject: (facility) => `${facility} کا پیغام`,
  joinByVideo: 'ویڈیو سے شامل ہوں:',
  sentences: {
    'next-call': ({ day, time }) => `ہم آپ کو ${day} کو ${time} پر فون کریں گے۔`,
    'missed-call': () => 'ہم نے آپ کو فون کیا مگر بات نہیں ہو سکی۔ ہم دوبارہ فون کریں گے۔',
    reports: () => 'ہماری اگلی کال کے لیے اپنے تازہ ٹیسٹوں کی رپورٹیں اپنے پاس رکھیں۔',
    visit: ({ day }) => `براہِ کرم ${day} کو ہمارے ہاں تشریف لائیں۔`,
    'encounter-booked': ({ day, time }) => `آپ کا اپائنٹمنٹ ${day} کو ${time} پر طے ہوا ہے۔`,
    'encounter-moved': ({ day, time }) => `آپ کے اپائنٹمنٹ کا نیا وقت ${day} کو ${time} ہے۔`,
    'encounter-cancelled': ({ day, time }) =>
      `${day} کو ${time} پر آپ کا اپائنٹمنٹ منسوخ ہو گیا ہے۔ نئے وقت کے لیے ہمیں فون کریں۔`,
    'encounter-tomorrow': ({ day, time }) => `یاد دہانی: آپ کا اپائنٹمنٹ ${day} کو ${time} پر ہے۔`,
    'encounter-soon': ({ time }) => `آپ کا اپائنٹمنٹ ${time} پر شروع ہوگا۔`,
    'encounter-link': () => 'یہ آپ کے ویڈیو اپائنٹمنٹ کا نیا لنک ہے۔',
  },
};
