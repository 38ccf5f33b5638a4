import type { TranslationOf } from '../../messages/index.ts';
import type { editTagsMessages } from './edit-tags.messages.ts';

export const editTagsHindi: TranslationOf<typeof editTagsMessages> = {
  name: 'edit-tags',
  sentences: {
    title: 'टैग',
    tags: '{name} के टैग',
    most: 'अधिक से अधिक {count}।',
    notOffered: '{label} (अब उपलब्ध नहीं)',
    none: 'अभी कोई टैग तय नहीं किया गया है। प्रशासक इन्हें सेटिंग्स में “संगठन” के अंतर्गत तय करते हैं।',
    tooMany: 'अधिक से अधिक {count} टैग चुनें।',
    who: 'किसने लगाए',
    setBy: '{label}: {name}, {when}',
    loadFailed: 'टैग लोड नहीं हो सके',
    saveFailed: 'टैग सहेजे नहीं जा सके',
    cancel: 'रद्द करें',
    save: 'सहेजें',
  },
};
