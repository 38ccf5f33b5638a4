import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './side-menu.messages.ts';

export const sideMenuHindi: TranslationOf<typeof messages> = {
  name: 'side-menu',
  sentences: {
    menu: 'मुख्य मेनू',
    expand: 'मेनू फैलाएँ',
    collapse: 'मेनू समेटें',
  },
};
