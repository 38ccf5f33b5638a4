import type { TranslationOf } from '@careline/ui/messages';
import type { searchPageMessages } from './search-page.messages.ts';

export const searchPageHindi: TranslationOf<typeof searchPageMessages> = {
  name: 'search-page',
  sentences: {
    title: 'खोज',
    askLink: 'दूसरे केंद्र से लिंक माँगें',
    links: 'केंद्रों के बीच लिंक',
  },
};
