import { defineMessages } from '../../messages/index.ts';

/** Whether what is typed is on the device. */
export const messages = defineMessages('saved-line', {
  now: 'Saved on this device just now',
  seconds: 'Saved on this device {count} s ago',
  minutes: 'Saved on this device {count} min ago',
  at: 'Saved on this device: {when}',
  unsaved: 'Not saved yet',
  failed:
    'This device could not save what you typed. It is tried again; until then it is kept only while this page is open.',
  page: 'What you type is kept only while this page is open: this browser offers no storage.',
});
