import type { TranslationOf } from '../messages/index.ts';
import type { savedFiltersMessages } from './saved-filters.messages.ts';

export const savedFiltersHindi: TranslationOf<typeof savedFiltersMessages> = {
  name: 'saved-filters',
  sentences: {
    list: 'सहेजे गए फ़िल्टर',
    save: 'फ़िल्टर सहेजें',
    saveTitle: 'ये फ़िल्टर सहेजें',
    saveText: 'दिन आज से गिने जाते हैं: “आज” कल भी उसी दिन का होगा।',
    manageLabel: 'सहेजे गए फ़िल्टर बदलें',
    manageTitle: 'सहेजे गए फ़िल्टर',
  },
};
