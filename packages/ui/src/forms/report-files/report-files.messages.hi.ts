import type { TranslationOf } from '../../messages/index.ts';
import type { reportFilesMessages } from './report-files.messages.ts';

export const reportFilesHindi: TranslationOf<typeof reportFilesMessages> = {
  name: 'report-files',
  sentences: {
    open: 'खोलें',
    gone: 'यह फ़ाइल अब नहीं खुल सकती: इसे हटा दिया गया, या इसकी कॉल वापस ली गई।',
  },
};
