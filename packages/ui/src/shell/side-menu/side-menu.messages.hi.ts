import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './side-menu.messages.ts';

export const sideMenuHindi = defineTranslation<typeof messages>('side-menu', {
  menu: 'मुख्य मेनू',
  expand: 'मेनू फैलाएँ',
  collapse: 'मेनू समेटें',
});
