import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { menu: 'Main menu', expand: 'Expand menu', collapse: 'Collapse menu' },
  hi: { menu: 'मुख्य मेनू', expand: 'मेनू फैलाएँ', collapse: 'मेनू समेटें' },
});
