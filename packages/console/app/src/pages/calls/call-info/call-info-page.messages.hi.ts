import type { TranslationOf } from '@careline/ui/messages';
import type { callInfoPageMessages } from './call-info-page.messages.ts';

export const callInfoPageHindi: TranslationOf<typeof callInfoPageMessages> = {
  name: 'call-info-page',
  sentences: {
    title: 'कॉल जानकारी',
    search: 'मरीज़ खोजें',
    allReadings: 'सभी माप',
    viewReadings: 'सभी माप देखें',
    correct: 'पंजीकरण ठीक करें',
    correctTitle: 'पंजीकरण ठीक करें',
  },
};
