import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './full-screen.messages.ts';

export const fullScreenHindi: TranslationOf<typeof messages> = {
  name: 'full-screen',
  sentences: {
    leave: 'पूर्ण स्क्रीन से बाहर निकलें',
    entered: 'पूर्ण स्क्रीन। Escape से बाहर निकलें।',
  },
};
