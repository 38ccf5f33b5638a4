import type { TranslationOf } from '@careline/ui/messages';
import type { chartsPageMessages } from './charts-page.messages.ts';

export const chartsPageHindi: TranslationOf<typeof chartsPageMessages> = {
  name: 'charts-page',
  sentences: {
    title: 'चार्ट',
  },
};
