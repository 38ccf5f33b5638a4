import { defineMessages } from '@careline/ui/messages';

export const configFailedMessages = defineMessages('config-failed-page', {
  title: 'Careline could not start',
  body: 'The settings of this installation could not be read. Check your connection and try again. If it stays like this, tell whoever runs the server that /config.json cannot be read.',
});
