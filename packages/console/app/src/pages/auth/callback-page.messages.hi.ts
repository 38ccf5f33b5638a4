import type { TranslationOf } from '@careline/ui/messages';
import type { callbackMessages } from './callback-page.messages.ts';

export const callbackPageHindi: TranslationOf<typeof callbackMessages> = {
  name: 'callback-page',
  sentences: {
    title: 'साइन इन',
    doneTitle: 'आपने फिर से साइन इन कर लिया है',
    done: 'यह विंडो बंद करें और दूसरी विंडो में आगे बढ़ें।',
    failedTitle: 'साइन-इन पूरा नहीं हुआ',
    failed: 'कृपया फिर से कोशिश करें। दूसरी विंडो में आपका भरा हुआ सुरक्षित है।',
  },
};
