import type { TranslationOf } from '../../../messages/index.ts';
import type { callScriptMessages, previousCallsMessages } from './beside.messages.ts';

export const callScriptHindi: TranslationOf<typeof callScriptMessages> = {
  name: 'call-script',
  sentences: {
    title: 'कॉल के वाक्य',
    say: 'कहें',
    ask: 'पूछें',
    do: 'करें',
    failed: 'कॉल के वाक्य लोड नहीं हो सके',
    none: 'इस कॉल के लिए कोई वाक्य नहीं हैं।',
  },
};

export const previousCallsHindi: TranslationOf<typeof previousCallsMessages> = {
  name: 'previous-calls',
  sentences: {
    title: 'पिछली कॉल',
    failed: 'पिछली कॉल लोड नहीं हो सकीं',
    none: 'इस मरीज़ को अब तक किसी ने कॉल नहीं किया है।',
    facts: '{programme}, {callType}, {author}',
    nextCall: 'अगली कॉल {when}',
    handedOver: '{kinds}: {to} को सूचना दी गई, {when}',
    couldNotWait: '{kinds}: रुका नहीं जा सकता था',
    continue: 'यह कॉल जारी रखें',
    startedAlready: 'यह कॉल पहले शुरू हो चुकी है और उसका परिणाम नहीं है: {when}, {author}।',
    all: { one: '{count} और पुरानी कॉल दिखाएँ', other: '{count} और पुरानी कॉल दिखाएँ' },
  },
};
