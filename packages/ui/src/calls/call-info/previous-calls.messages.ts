import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: {
    title: 'Previous calls',
    failed: 'Previous calls could not be loaded',
    none: 'Nobody has called this patient yet.',
    facts: '{programme}, {callType}, {author}',
    nextCall: 'Next call {when}',
    continue: 'Continue this call',
    all: { one: 'Show {count} earlier call', other: 'Show {count} earlier calls' },
  },
  hi: {
    title: 'पिछली कॉल',
    failed: 'पिछली कॉल लोड नहीं हो सकीं',
    none: 'इस मरीज़ को अब तक किसी ने कॉल नहीं किया है।',
    facts: '{programme}, {callType}, {author}',
    nextCall: 'अगली कॉल {when}',
    continue: 'यह कॉल जारी रखें',
    all: { one: '{count} और पुरानी कॉल दिखाएँ', other: '{count} और पुरानी कॉल दिखाएँ' },
  },
});
