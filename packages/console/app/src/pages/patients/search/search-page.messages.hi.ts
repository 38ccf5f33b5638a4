import type { TranslationOf } from '@careline/ui/messages';
import type { searchPageMessages } from './search-page.messages.ts';

export const searchPageHindi: TranslationOf<typeof searchPageMessages> = {
  name: 'search-page',
  sentences: {
    title: 'खोज',
    noCalls: 'आपका खाता मरीज़ों को देख सकता है। कॉल खोलने के लिए “hmCallInfo” अनुमति चाहिए।',
    allReadings: 'सभी माप',
    registration: 'पंजीकरण और कार्यक्रम',
    askLink: 'दूसरे केंद्र से लिंक माँगें',
    links: 'केंद्रों के बीच लिंक',
    patientFailed: 'मरीज़ की जानकारी लोड नहीं हो सकी',
  },
};
