import { defineMessages } from '@careline/ui/messages';

export const dashboardMessages = defineMessages('dashboard-page', {
  title: 'Dashboard',
  search: 'Find a patient',
  team: 'Team',
  teamTitle: 'Team',
  teamIntro:
    'Who has which share of today’s calls. Patients you give are reserved for that person until the end of the day.',
  teamNoAccess: 'Your account does not open this page',
  teamNeeds: 'To share out patients you need the scope {scopes}. Ask your administrator.',
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
    'Your account opens the following. To see calls, ask your administrator for the scope “hmCallInfo” or “call-status-history”.',
  give: 'Give {name} to somebody',
  giveMeaning: 'They have the patient until the end of the day, or until the call is made.',
  giveTo: 'Give to',
  giveChoose: 'Choose a person',
  giveNobody: 'Nobody of this facility may call patients. Give somebody the scope “hmCallInfo” first.',
  giveDo: 'Give',
  giveCancel: 'Cancel',
  peopleFailed: 'The people could not be loaded',
  nothing: 'Your scopes open no screen of this area. Ask your administrator for access.',
});
