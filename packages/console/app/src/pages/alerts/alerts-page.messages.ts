import { defineMessages } from '@careline/ui/messages';

export const alertsPageMessages = defineMessages({
  en: {
    title: 'Alerts',
    noAccess: 'Your account may not see readings of patients. Nothing was loaded.',
    needs: 'This page needs one of the scopes {scopes}, and a scope that opens the programme area.',
    ask: 'Ask your administrator for it, and name that scope.',
    held: 'Your scopes: {scopes}',
  },
  hi: {
    title: 'अलर्ट',
    noAccess: 'आपका खाता मरीज़ों के मान नहीं देख सकता। कुछ भी लोड नहीं किया गया।',
    needs: 'इस पेज के लिए इनमें से कोई एक अनुमति चाहिए: {scopes}, और कार्यक्रम क्षेत्र खोलने वाली अनुमति भी।',
    ask: 'अपने व्यवस्थापक से यह अनुमति माँगें और उसका नाम बताएँ।',
    held: 'आपकी अनुमतियाँ: {scopes}',
  },
});
