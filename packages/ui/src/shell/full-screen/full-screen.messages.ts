import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { leave: 'Leave full screen', entered: 'Full screen. Escape leaves it.' },
  hi: { leave: 'पूर्ण स्क्रीन से बाहर निकलें', entered: 'पूर्ण स्क्रीन। Escape से बाहर निकलें।' },
});
