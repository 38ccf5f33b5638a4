import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './full-screen.messages.ts';

export const fullScreenHindi = defineTranslation<typeof messages>('full-screen', {
  leave: 'पूर्ण स्क्रीन से बाहर निकलें',
  entered: 'पूर्ण स्क्रीन। Escape से बाहर निकलें।',
});
