import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './call-numbers.messages.ts';

export const callNumbersHindi: TranslationOf<typeof messages> = {
  name: 'call-numbers',
  sentences: {
    others: 'मरीज़ के दूसरे नंबर',
    call: '{number} पर कॉल करें',
    elsewhere: '{number} पर अपने फ़ोन से कॉल किया',
    stopped: '{number}: {reason}, {name} ने {date} को बताया',
    allow: 'फिर से अनुमति दें',
    allowNumber: 'फिर से अनुमति दें: {number}',
    reason: '{number} पर फिर से कॉल क्यों की जा सकती है?',
    reasonHint: 'यह जाँच के लेखे में रहता है।',
    reasonRequired: 'कारण लिखें।',
    cancel: 'रद्द करें',
    failed: 'नंबर पर फिर से अनुमति नहीं दी जा सकी',
  },
};
