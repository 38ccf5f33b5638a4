import { defineMessages } from '@careline/ui/messages';

export const alertsPageMessages = defineMessages('alerts-page', {
  title: 'Alerts',
  noAccess: 'Your account does not have access to patient readings. Nothing was loaded.',
});

export const callInfoPageMessages = defineMessages('call-info-page', {
  title: 'Call Info',
  search: 'Find a patient',
  allReadings: 'All readings',
  viewReadings: 'View all readings',
  correct: 'Correct registration',
  correctTitle: 'Correct the registration',
});

export const historyPageMessages = defineMessages('call-status-history-page', {
  title: 'Call Status History',
  days: 'Days',
  dayToday: 'Today',
  dayYesterday: 'Yesterday',
  dayWeek: 'Last 7 days',
  dayMonth: 'Last 30 days',
});

export const chartsPageMessages = defineMessages('charts-page', {
  title: 'Charts',
});

export const configFailedMessages = defineMessages('config-failed-page', {
  title: 'Careline could not start',
  body: 'The settings of this installation could not be read. Check your connection and try again. If this continues, tell your server administrator that /config.json cannot be read.',
});

export const messagesPageMessages = defineMessages('messages-page', {
  title: 'Messages to patients',
  noAccess: 'Your account does not have access to the messages',
});

export const notFoundMessages = defineMessages('not-found-page', {
  title: 'There is no screen at this address',
  body: 'The address may have a typing error, or this version has no such screen.',
  asked: 'You asked for:',
  back: 'Go back',
  places: 'You can go to',
});
