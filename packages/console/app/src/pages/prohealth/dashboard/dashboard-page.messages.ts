import { defineMessages } from '@careline/ui/messages';

export const dashboardMessages = defineMessages('dashboard-page', {
  title: 'Dashboard',
  search: 'Find a patient',
  team: 'Team',
  teamTitle: 'Team',
  teamIntro:
    'How today’s calls are shared out. Patients you assign are reserved for that person until the end of the day.',
  teamNoAccess: 'Your account does not have access to this page',
  failed: 'The calls could not be loaded',
  unfinished: 'Unfinished calls',
  unfinishedNone: 'No unfinished calls',
  recent: 'Latest calls',
  recentNone: 'No calls in the last {days} days.',
  history: 'All calls',
  more: { one: '{count} more in the history', other: '{count} more in the history' },
  finish: 'Finish',
  see: 'See the call',
  begun: 'Started: {time}',
  onlySearch:
    'Your account has access to the following. To see calls, ask your administrator for access to them.',
  give: 'Assign {name} to a colleague',
  giveMeaning: 'The patient is reserved for them until the end of the day, or until the call is made.',
  giveTo: 'Assign to',
  giveChoose: 'Choose a person',
  noCallers: 'No one at this facility may call patients. Give a colleague access to Call Info first.',
  giveDo: 'Assign',
  giveCancel: 'Cancel',
  peopleFailed: 'Your colleagues could not be loaded',
  nothing: 'You do not have access to any screen in this area. Ask your administrator for access.',
});
