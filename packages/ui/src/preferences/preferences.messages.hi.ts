import type { TranslationOf } from '../messages/index.ts';
import type { namedEntriesMessages } from './named-entries.messages.ts';
import type { savedFiltersMessages } from './saved-filters.messages.ts';
import type { templatesMessages } from './templates.messages.ts';

export const namedEntriesHindi: TranslationOf<typeof namedEntriesMessages> = {
  name: 'named-entries',
  sentences: {
    name: 'नाम',
    needName: 'नाम भरें।',
    nameTaken: 'इस नाम से आपने पहले कुछ सहेजा है। दूसरा नाम चुनें।',
    tooMany: 'और सहेजने की जगह नहीं है। पहले कोई एक हटाएँ।',
    store: 'सहेजें',
    cancel: 'रद्द करें',
    nameOf: '“{name}” का नाम',
    rename: 'नाम बदलें',
    renameOf: '“{name}” का नाम बदलें',
    remove: 'हटाएँ',
    removeOf: '“{name}” हटाएँ',
    close: 'बंद करें',
    failed: 'सहेजा नहीं जा सका',
    saved: '“{name}” सहेजा गया।',
    renamed: 'नाम “{name}” हुआ।',
    removed: '“{name}” हटाया गया।',
  },
};

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

export const templatesHindi: TranslationOf<typeof templatesMessages> = {
  name: 'templates',
  sentences: { template: 'साँचा', none: 'साँचा चुनें' },
};
