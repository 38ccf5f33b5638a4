import { defineMessages } from '@careline/ui/messages';

export const tourMessages = defineMessages('first-steps', {
  title: 'First steps',
  position: '{index} of {count}',
  started: 'First steps: a short tour stands at the end of the page. You can skip it.',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  skip: 'Skip the tour',
  'next.title': 'Whom to call next',
  'next.text':
    'The list has the most urgent first. This button, or the key N, gives you the next patient; nobody else gets them meanwhile.',
  'encounters.title': 'Your consultations',
  'encounters.text': 'Whom you see today, who waits, and what wants an answer.',
  'settings.title': 'People, facilities and templates',
  'settings.text': 'Invite staff, choose what each person may do, and set up facilities and messages.',
  'charts.title': 'Numbers of your facility',
  'charts.text': 'Calls, readings and programmes, counted by day and by month.',
  'palette.title': 'Find anybody and anything',
  'palette.text':
    'Name, UHID or the last digits of a phone, and every screen: Ctrl and K open it from everywhere.',
  'alerts.title': 'Readings that cannot wait',
  'alerts.text': 'A critical reading stands here until somebody acknowledges it and says what was done.',
  'messages.title': 'Messages to patients',
  'messages.text': 'What was sent by SMS and e-mail, and what became of it.',
  'tasks.title': 'What is still to be done',
  'tasks.text': 'Tasks and referrals of yours and of your teams, with the day they are due.',
  'account.title': 'Your account',
  'account.text':
    'Language, theme and row height, password and second step. This tour can be taken again there.',
});
