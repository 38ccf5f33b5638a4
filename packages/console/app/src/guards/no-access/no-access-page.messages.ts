import { defineMessages } from '@careline/ui/messages';

export const noAccessMessages = defineMessages('no-access-page', {
  title: 'You do not have access to this page',
  needs: '“{screen}” is not open to your account. Nothing was loaded.',
  ask: 'Ask your administrator for “{screen}” (scope {scope}).',
  open: 'Open to you: {screens}',
  home: 'Go to the dashboard',
});
