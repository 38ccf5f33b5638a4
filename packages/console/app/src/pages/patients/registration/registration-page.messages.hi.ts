import type { TranslationOf } from '@careline/ui/messages';
import type { registrationPageMessages } from './registration-page.messages.ts';

export const registrationPageHindi: TranslationOf<typeof registrationPageMessages> = {
  name: 'registration-page',
  sentences: {
    title: 'पंजीकरण',
  },
};
