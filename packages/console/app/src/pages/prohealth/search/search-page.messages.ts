import { defineMessages } from '@careline/ui/messages';

export const searchPageMessages = defineMessages({
  en: {
    title: 'Search',
    noCalls: 'Your account can find patients. Opening a call needs the scope “hmCallInfo”.',
  },
  hi: {
    title: 'खोज',
    noCalls: 'आपका खाता मरीज़ खोज सकता है। कॉल खोलने के लिए “hmCallInfo” अनुमति चाहिए।',
  },
});
