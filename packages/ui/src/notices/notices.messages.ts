import { defineMessages } from '../messages/index.ts';

export const offlineNoticeMessages = defineMessages('offline-notice', {
  offline: 'No Internet. Please Check your Connection',
});

/** The device's clock is wrong by more than two minutes. Each number is at least two. */
export const clockNoticeMessages = defineMessages('clock-notice', {
  minutesAhead: 'The clock of this device is {count} minutes ahead.',
  hoursAhead: 'The clock of this device is {count} hours ahead.',
  daysAhead: 'The clock of this device is {count} days ahead.',
  minutesBehind: 'The clock of this device is {count} minutes behind.',
  hoursBehind: 'The clock of this device is {count} hours behind.',
  daysBehind: 'The clock of this device is {count} days behind.',
  whatToDo:
    'Careline goes by the time of the server. Correct the date and time in the settings of the device: choose “Set automatically”.',
  hide: 'Hide',
});

export const savedLineMessages = defineMessages('saved-line', {
  now: 'Saved on this device just now',
  seconds: 'Saved on this device {count} s ago',
  minutes: 'Saved on this device {count} min ago',
  at: 'Saved on this device: {when}',
  unsaved: 'Not saved yet',
  failed:
    'This device could not save what you typed. It is tried again; until then it is kept only while this page is open.',
  page: 'What you type is kept only while this page is open: this browser offers no storage.',
});

export const snackbarMessages = defineMessages('snackbar', {
  // The trailing space is required by the specification (section 8).
  loggingOut: 'Logging out now ',
});

/** Messages about work that the server has not confirmed yet. */
export const unsentWorkMessages = defineMessages('unsent-work', {
  waitingOne: '1 waiting to be sent',
  waiting: '{count} waiting to be sent',
  attentionOne: '1 needs you',
  attention: '{count} need you',
  both: '{waiting}, {attention}',
  title: 'Not sent yet',
  empty: 'Everything was sent.',
  registration: 'Registration of {name}',
  change: 'Change of the details of {name}',
  sheet: 'Case sheet of {name}',
  call: 'Call with {name}',
  prescription: 'Prescription for {name}',
  other: 'Entry about {name}',
  nameless: 'a patient without a name here',
  stateDraft: 'Started, not sent',
  stateWaiting: 'Waits to be sent',
  stateSending: 'Being sent',
  merged: 'The record was merged with another one of the same patient. “Send now” stores this there.',
  stateRefused: 'Refused by the server',
  stateConflict: 'The server has something else',
  maybeStored: 'The server may have it already. It is sent again as it is, and stored once.',
  reference: 'Reference: {id}',
  retry: 'Send now',
  retryOf: 'Send now: {what}',
  open: 'Open',
  openOf: 'Open: {what}',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw: {what}',
  withdrawTitle: 'Withdraw this?',
  withdrawText: 'It is then never sent from here. What you typed stays as a draft where there is one.',
  withdrawStored: 'The server may have it already; withdrawing it here does not take it back there.',
  keep: 'Keep it',
  notNow: 'That is not possible now: it is being sent, or was changed in another tab.',
  signOutTitle: 'Sign out and lose what is not sent?',
  signOutText:
    'This has not reached the server. If you sign out, it is deleted from this device and nobody can bring it back.',
  signOutHint:
    'To keep it, stay signed in until it is sent, or just close the page: it stays on this device for you.',
  unreadableOne: '1 more that cannot be read here',
  unreadable: '{count} more that cannot be read here',
  unknown: 'Careline cannot check now whether unsent work of yours is still on this device.',
  stay: 'Stay signed in',
  signOut: 'Sign out and delete it',
  failed: 'It could not be deleted from this device. Try again.',
});

export const updateNoticeMessages = defineMessages('update-notice', {
  ready: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
});
