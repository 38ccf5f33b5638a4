import type { TranslationOf } from '@careline/ui/messages';
import type { alertsPageMessages } from './alerts-page.messages.ts';

export const alertsPageHindi: TranslationOf<typeof alertsPageMessages> = {
  name: 'alerts-page',
  sentences: {
    title: 'अलर्ट',
    noAccess: 'आपका खाता मरीज़ों के मान नहीं देख सकता। कुछ भी लोड नहीं किया गया।',
    needs: 'इस पेज के लिए इनमें से कोई एक अनुमति चाहिए: {scopes}, और कार्यक्रम क्षेत्र खोलने वाली अनुमति भी।',
    ask: 'अपने व्यवस्थापक से यह अनुमति माँगें और उसका नाम बताएँ।',
    held: 'आपकी अनुमतियाँ: {scopes}',
  },
};
