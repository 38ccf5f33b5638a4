import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './outside-hours.messages.ts';

export const outsideHoursHindi: TranslationOf<typeof messages> = {
  name: 'outside-hours',
  sentences: {
    title: 'इस समय मरीज़ों को कॉल नहीं की जाती',
    why: 'कॉल का समय {from} से {to} तक है।',
    next: 'कॉल फिर से की जा सकती है: {when}।',
    reason: 'आपात स्थिति का कारण',
    reasonHint: 'केवल आपात स्थिति के लिए। यह आपके नाम के साथ लेखा-परीक्षा में रहता है।',
    reasonRequired: 'लिखें कि यह रुक क्यों नहीं सकता।',
    call: 'आपात स्थिति में कॉल करें',
  },
};
