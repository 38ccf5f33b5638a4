import type { TranslationOf } from '@careline/ui/messages';
import type { callInfoPageMessages } from './call-info-page.messages.ts';

export const callInfoPageHindi: TranslationOf<typeof callInfoPageMessages> = {
  name: 'call-info-page',
  sentences: {
    title: 'कॉल जानकारी',
    whomTitle: 'आप किसे कॉल करना चाहते हैं?',
    whom: 'कॉल किसी मरीज़ की होती है। पहले मरीज़ खोजें और वहीं से कॉल खोलें।',
    search: 'मरीज़ खोजें',
    allReadings: 'सभी माप',
    viewReadings: 'सभी माप देखें',
  },
};
