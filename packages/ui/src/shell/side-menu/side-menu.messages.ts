import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('side-menu', {
  menu: 'Main menu',
  expand: 'Expand menu',
  collapse: 'Collapse menu',
});
