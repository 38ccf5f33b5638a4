import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './previous-calls.messages.ts';

export const previousCallsHindi: TranslationOf<typeof messages> = {
  name: 'previous-calls',
  sentences: {
    title: 'पिछली कॉल',
    failed: 'पिछली कॉल लोड नहीं हो सकीं',
    none: 'इस मरीज़ को अब तक किसी ने कॉल नहीं किया है।',
    facts: '{programme}, {callType}, {author}',
    nextCall: 'अगली कॉल {when}',
    handedOver: '{kinds}: {to} को सौंपा गया, {when}',
    couldNotWait: '{kinds}: रुका नहीं जा सकता था',
    continue: 'यह कॉल जारी रखें',
    all: { one: '{count} और पुरानी कॉल दिखाएँ', other: '{count} और पुरानी कॉल दिखाएँ' },
  },
};
