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
export const updateNoticeMessages = defineMessages('update-notice', {
  ready: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
});
