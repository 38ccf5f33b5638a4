import type { MessageTexts } from './message-sentences.ts';

/** To be read by a speaker of Bengali (`READ_MESSAGE_LANGUAGES`). */
export const MESSAGE_TEXTS_BN: MessageTexts = {
  unnamed: 'রোগী',
  dear: (name) => `প্রিয় ${name},`,
  subject: (facility) => `${facility} থেকে একটি বার্তা`,
  joinByVideo: 'ভিডিওতে যোগ দিন:',
  sentences: {
    'next-call': ({ day, time }) => `আমরা আপনাকে ${day} ${time}-এ ফোন করব।`,
    'missed-call': () => 'আমরা আপনাকে ফোন করেছিলাম, কিন্তু কথা হয়নি। আমরা আবার ফোন করব।',
    reports: () => 'আমাদের পরের ফোনের জন্য আপনার সাম্প্রতিক পরীক্ষার রিপোর্টগুলি কাছে রাখুন।',
    visit: ({ day }) => `অনুগ্রহ করে ${day} আমাদের এখানে আসুন।`,
    'encounter-booked': ({ day, time }) => `আপনার অ্যাপয়েন্টমেন্ট ${day} ${time}-এ ঠিক হয়েছে।`,
    'encounter-moved': ({ day, time }) => `আপনার অ্যাপয়েন্টমেন্টের নতুন সময়: ${day} ${time}।`,
    'encounter-cancelled': ({ day, time }) =>
      `${day} ${time}-এর আপনার অ্যাপয়েন্টমেন্ট বাতিল হয়েছে। নতুন সময়ের জন্য আমাদের ফোন করুন।`,
    'encounter-tomorrow': ({ day, time }) => `মনে করিয়ে দিচ্ছি: আপনার অ্যাপয়েন্টমেন্ট ${day} ${time}-এ।`,
    'encounter-soon': ({ time }) => `আপনার অ্যাপয়েন্টমেন্ট ${time}-এ শুরু হবে।`,
    'encounter-link': () => 'এটি আপনার ভিডিও অ্যাপয়েন্টমেন্টের নতুন লিঙ্ক।',
  },
};
