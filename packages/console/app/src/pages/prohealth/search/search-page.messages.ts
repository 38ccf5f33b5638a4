import { defineMessages } from '@careline/ui/messages';

export const searchPageMessages = defineMessages({
  en: {
    title: 'Search',
    noCalls: 'Your account can look patients up. Opening a call needs the scope “hmCallInfo”.',
    patientFailed: 'The patient could not be loaded',
  },
  hi: {
    title: 'खोज',
    noCalls: 'आपका खाता मरीज़ों को देख सकता है। कॉल खोलने के लिए “hmCallInfo” अनुमति चाहिए।',
    patientFailed: 'मरीज़ की जानकारी लोड नहीं हो सकी',
  },
});
