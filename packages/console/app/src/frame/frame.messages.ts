import { defineMessages } from '@careline/ui/messages';

export const areaBoundaryMessages = defineMessages('area-boundary', {
  title: 'This part of the console stopped working',
  body: 'What the server confirmed is safe. Try again; if it happens again, send this error number to support.',
  errorId: 'Error number',
  copy: 'Copy',
  copied: 'Copied',
});

export const languageMissingMessages = defineMessages('language-missing', {
  title: '{language} could not be loaded',
  body: 'Check the connection and try again. Until then the console stays in the language it has, and nothing you entered is lost.',
  retry: 'Try again',
  later: 'Not now',
});

export const followMergedMessages = defineMessages('follow-merged', {
  followed: 'This record was merged with another one of the same patient, which is shown now.',
});

export const signInBesideMessages = defineMessages('sign-in-beside', {
  signIn: 'Sign in in a new window',
  blocked: 'The browser did not open the window.',
  openTab: 'Sign in in a new tab',
  afterwards: 'Come back to this page afterwards.',
});

export const leaveDialogMessages = defineMessages('leave-dialog', {
  title: 'Leave without saving?',
  body: 'What you entered on this page is not saved yet. If you leave now, it is lost.',
  stored:
    'What you entered is kept on this device, and you can go on with it later. It is not saved with the patient yet.',
  callTitle: 'Leave the video call?',
  call: 'The call goes on in this page alone. If you leave, you are out of it until you open the room again.',
  leaveCall: 'Leave the call',
  stay: 'Stay here',
  leave: 'Leave without saving',
});

export const waitingCountMessages = defineMessages('waiting-count', {
  waiting: {
    one: '1 save is kept on this device and is sent as soon as that is possible.',
    other: '{count} saves are kept on this device and are sent as soon as that is possible.',
  },
  tray: {
    one: '1 save was not taken by the server and needs you. It is kept until then.',
    other: '{count} saves were not taken by the server and need you. They are kept until then.',
  },
});

/** Screen reader texts for the counts in the menu; `alerts` also appears in browser notifications. */
export const menuCountMessages = defineMessages('menu-count', {
  alerts: '{count} open, {critical} critical',
  tasks: '{count} due, {overdue} overdue',
  messages: '{count} not sent',
  criticalTitle: { one: '{count} critical alert is open', other: '{count} critical alerts are open' },
});
