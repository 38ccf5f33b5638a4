import type { TranslationOf } from '@careline/ui/messages';
import type { patientPageMessages } from './patient-page.messages.ts';

export const patientPageHindi: TranslationOf<typeof patientPageMessages> = {
  name: 'patient-page',
  sentences: {
    title: 'मरीज़ के माप',
    noAccess: 'आपका खाता मरीज़ों के माप नहीं देख सकता। कुछ भी लोड नहीं किया गया।',
    needs: 'इस पेज के लिए इनमें से कोई एक अनुमति चाहिए: {scopes}, और कार्यक्रम क्षेत्र खोलने वाली अनुमति भी।',
    ask: 'अपने व्यवस्थापक से यह अनुमति माँगें और उसका नाम बताएँ।',
    unknownTitle: 'आपके केंद्र में ऐसा कोई मरीज़ नहीं है',
    unknown: 'लिंक पुराना हो सकता है, या मरीज़ किसी दूसरे केंद्र का हो सकता है। इसके बजाय मरीज़ को खोजें।',
    search: 'खोज',
    failed: 'मरीज़ लोड नहीं हो सका',
    call: 'कॉल जानकारी',
    history: 'इस मरीज़ की कॉलें',
    registration: 'पंजीकरण और कार्यक्रम',
    marksFailed: 'कॉल और टिप्पणियाँ समय-रेखा पर नहीं दिखाई गई हैं: वे लोड नहीं हो सकीं।',
    callMark: '{callType}: {outcome}, {author}',
    openCall: 'अधूरी',
    noteMark: '{kind}: {text}, {author}',
  },
};
