import { defineMessages } from '@careline/ui/messages';

export const messagesPageMessages = defineMessages('messages-page', {
  title: 'Messages to patients',
  noAccess: 'Your account does not open the messages',
  needs: 'They need one of these scopes: {scopes}.',
  ask: 'Ask your administrator for access.',
});
