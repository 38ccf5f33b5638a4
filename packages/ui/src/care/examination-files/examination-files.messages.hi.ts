import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './examination-files.messages.ts';

export const examinationFilesHindi: TranslationOf<typeof messages> = {
  name: 'examination-files',
  sentences: {
    title: 'जाँच और फ़ाइलें',
    failed: 'फ़ाइलें लोड नहीं हो सकीं',
    none: 'इस मरीज़ की अभी कोई फ़ाइल नहीं है।',
    view: 'देखें',
    by: '{when}, {name}',
    gone: 'यह फ़ाइल अब नहीं खुल सकती: इसे हटा दिया गया, या इसकी कॉल वापस ली गई।',
  },
};
