import type { TranslationOf } from '@careline/ui/messages';
import type { messagesPageMessages } from './messages-page.messages.ts';

export const messagesPageHindi: TranslationOf<typeof messagesPageMessages> = {
  name: 'messages-page',
  sentences: {
    title: 'मरीज़ों को संदेश',
    noAccess: 'आपके खाते से संदेश नहीं खुलते',
    needs: 'इनके लिए इनमें से एक स्कोप चाहिए: {scopes}।',
    ask: 'अपने प्रशासक से अनुमति माँगें।',
  },
};
