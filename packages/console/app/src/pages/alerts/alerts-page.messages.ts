import { defineMessages } from '@careline/ui/messages';

export const alertsPageMessages = defineMessages('alerts-page', {
  title: 'Alerts',
  noAccess: 'Your account may not see readings of patients. Nothing was loaded.',
  needs: 'This page needs one of the scopes {scopes}, and a scope that opens the programme area.',
  ask: 'Ask your administrator for it, and name that scope.',
  held: 'Your scopes: {scopes}',
});
