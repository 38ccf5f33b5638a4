import { defineMessages } from '../messages/index.ts';

export const offlineNoticeMessages = defineMessages('offline-notice', {
  offline: 'No Internet. Please Check your Connection',
});

/** The device's clock is wrong by more than two minutes. Each number is at least two. */
export const clockNoticeMessages = defineMessages('clock-notice', {
  minutesAhead: 'This device’s clock is {count} minutes ahead.',
  hoursAhead: 'This device’s clock is {count} hours ahead.',
  daysAhead: 'This device’s clock is {count} days ahead.',
  minutesBehind: 'This device’s clock is {count} minutes behind.',
  hoursBehind: 'This device’s clock is {count} hours behind.',
  daysBehind: 'This device’s clock is {count} days behind.',
  whatToDo:
    'Careline uses the server’s time. Correct the date and time in the device settings: choose “Set automatically”.',
  hide: 'Hide',
});

export const savedLineMessages = defineMessages('saved-line', {
  now: 'Saved on this device just now',
  seconds: 'Saved on this device {count} s ago',
  minutes: 'Saved on this device {count} min ago',
  at: 'Saved on this device: {when}',
  unsaved: 'Not saved yet',
  failed:
    'This device could not save what you typed. Careline keeps trying; until then, it is lost if you close this page.',
  page: 'What you type is lost when you close this page, because this browser offers no storage.',
});

export const snackbarMessages = defineMessages('snackbar', {
  // The trailing space is required by the specification (section 8).
  loggingOut: 'Logging out now ',
});

/** Messages about work that the server has not confirmed yet. */
export const unsentWorkMessages = defineMessages('unsent-work', {
  waitingOne: '1 waiting to be sent',
  waiting: '{count} waiting to be sent',
  attentionOne: '1 needs your attention',
  attention: '{count} need your attention',
  both: '{waiting}, {attention}',
  title: 'Not sent yet',
  empty: 'Everything was sent.',
  registration: 'Registration of {name}',
  change: 'Changed details of {name}',
  sheet: 'Case sheet of {name}',
  call: 'Call with {name}',
  prescription: 'Prescription for {name}',
  other: 'Entry about {name}',
  nameless: 'an unnamed patient',
  stateDraft: 'Started, not sent',
  stateWaiting: 'Waiting to be sent',
  stateSending: 'Being sent',
  merged: 'The record was merged with another one of the same patient. “Send now” saves this there.',
  stateRefused: 'Refused by the server',
  stateConflict: 'Conflicts with the saved version',
  maybeStored: 'The server may already have it. Sending it again does not save it twice.',
  reference: 'Reference: {id}',
  retry: 'Send now',
  retryOf: 'Send now: {what}',
  open: 'Open',
  openOf: 'Open: {what}',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw: {what}',
  withdrawTitle: 'Withdraw this?',
  withdrawText: 'It will not be sent from this device. What you typed stays as a draft if there is one.',
  withdrawStored: 'The server may already have it. Withdrawing it here does not remove it there.',
  keep: 'Keep it',
  notNow: 'That is not possible now: it is being sent, or was changed in another tab.',
  signOutTitle: 'Sign out and lose unsent work?',
  signOutText:
    'This has not reached the server. If you sign out, it is deleted from this device and cannot be recovered.',
  signOutHint:
    'To keep it, stay signed in until it is sent, or just close the page: it stays on this device for you.',
  unreadableOne: '1 more that cannot be read here',
  unreadable: '{count} more that cannot be read here',
  unknown: 'Careline cannot check right now whether you have unsent work on this device.',
  stay: 'Stay signed in',
  signOut: 'Sign out and delete it',
  failed: 'It could not be deleted from this device. Try again.',
});

export const updateNoticeMessages = defineMessages('update-notice', {
  ready: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
});
