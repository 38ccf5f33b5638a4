import { defineMessages } from '@careline/ui/messages';

export const noAccessMessages = defineMessages('no-access-page', {
  title: 'You do not have access to this page',
  needs: 'This page needs the scope “{scope}”, which your account does not hold. Nothing was loaded.',
  ask: 'Ask your administrator for it, and name that scope.',
  held: 'Your scopes: {scopes}',
  home: 'Go to the dashboard',
});
