import { defineMessages } from '../messages/index.ts';

export const templatesMessages = defineMessages('templates', {
  template: 'Template',
  none: 'Choose a template',
});
