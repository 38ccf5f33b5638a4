import { defineMessages } from '@careline/ui/messages';

export const tourMessages = defineMessages('first-steps', {
  title: 'First steps',
  position: '{index} of {count}',
  started: 'First steps: a short tour is at the end of the page. You can skip it.',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  skip: 'Skip the tour',
  'next.title': 'Who to call next',
  'next.text':
    'Your worklist starts with the most urgent patient. Press this button or N to reserve the next one for you.',
  'encounters.title': 'Your consultations',
  'encounters.text': 'See your visits of today, who is waiting, and which requests to answer.',
  'settings.title': 'People, facilities and templates',
  'settings.text': 'Invite staff, choose what each person may do, and set up facilities and messages.',
  'charts.title': 'Your facility in numbers',
  'charts.text': 'Charts count calls, readings and programmes by day and by month.',
  'palette.title': 'Find anyone and anything',
  'palette.text':
    'Press Ctrl+K anywhere. Type a name, a UHID, the last digits of a phone number, or the name of a screen.',
  'alerts.title': 'Readings that need you now',
  'alerts.text': 'Critical readings stay here until someone records what was done and acknowledges them.',
  'messages.title': 'Messages to patients',
  'messages.text': 'See which messages were sent by SMS and e-mail, and which failed.',
  'tasks.title': 'Your tasks',
  'tasks.text': 'Tasks and referrals for you and your teams, with their due dates.',
  'account.title': 'Your account',
  'account.text':
    'Change language, theme, row height and password here. Press ? on any screen for help; it also starts this tour again.',
});
