import { defineMessages } from '@careline/ui/messages';

export const dashboardMessages = defineMessages('dashboard-page', {
  title: 'Dashboard',
  search: 'Find a patient',
  alerts: 'Alerts',
  failed: 'The calls could not be loaded',
  due: 'Call-backs due',
  dueNone: 'No call-back is due today.',
  unfinished: 'Unfinished calls',
  unfinishedNone: 'Every call has its outcome.',
  recent: 'Latest calls',
  recentNone: 'No calls in the last {days} days.',
  history: 'All calls',
  more: { one: '{count} more in the history', other: '{count} more in the history' },
  window: 'From the calls of the last {days} days.',
  windowPart: 'From the newest {read} of {total} calls of the last {days} days.',
  finish: 'Finish',
  callNow: 'Call',
  see: 'See the call',
  dueAt: 'Due: {time}',
  begun: 'Begun: {time}',
  onlySearch:
    'Your scopes open the following. Calls are listed for people with the scope “call-status-history”.',
  nothing: 'Your scopes open no screen of this area. Ask your administrator for access.',
});
