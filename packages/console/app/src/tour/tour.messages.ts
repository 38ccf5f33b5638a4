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
    'The most urgent patients come first. This button, or the N key, reserves the next patient for you.',
  'encounters.title': 'Your consultations',
  'encounters.text': 'Who you see today, who is waiting, and what needs an answer.',
  'settings.title': 'People, facilities and templates',
  'settings.text': 'Invite staff, choose what each person may do, and set up facilities and messages.',
  'charts.title': 'Your facility in numbers',
  'charts.text': 'Calls, readings and programmes, counted by day and by month.',
  'palette.title': 'Find anyone and anything',
  'palette.text':
    'Search by name, UHID or the last digits of a phone number, or go to any screen. Press Ctrl+K anywhere.',
  'alerts.title': 'Readings that cannot wait',
  'alerts.text': 'A critical reading stays here until someone acknowledges it and records what was done.',
  'messages.title': 'Messages to patients',
  'messages.text': 'What was sent by SMS and e-mail, and whether it was delivered.',
  'tasks.title': 'What still needs to be done',
  'tasks.text': 'Tasks and referrals for you and your teams, with their due dates.',
  'account.title': 'Your account',
  'account.text':
    'Language, theme and row height, password and second step. You can take this tour again there.',
});
