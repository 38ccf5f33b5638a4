import { defineMessages } from '@careline/ui/messages';

export const areaBoundaryMessages = defineMessages('area-boundary', {
  title: 'This part of the console stopped working',
  body: 'Everything the server confirmed is saved. Try again; if it happens again, send this error number to support.',
  errorId: 'Error number',
  copy: 'Copy',
  copied: 'Copied',
});

export const languageMissingMessages = defineMessages('language-missing', {
  title: '{language} could not be loaded',
  body: 'Check the connection and try again. Until then the console keeps its current language, and nothing you entered is lost.',
  retry: 'Try again',
  later: 'Not now',
});

export const followMergedMessages = defineMessages('follow-merged', {
  followed:
    'This record was merged with another record of the same patient. You are now viewing that record.',
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
    'What you entered is saved on this device, and you can continue later. It is not saved to the patient’s record yet.',
  callTitle: 'Leave the video call?',
  call: 'The call runs only on this page. If you leave, you drop out of it until you open the room again.',
  leaveCall: 'Leave the call',
  stay: 'Stay here',
  leave: 'Leave without saving',
});

export const waitingCountMessages = defineMessages('waiting-count', {
  waiting: {
    one: '1 entry is saved on this device and will be sent as soon as possible.',
    other: '{count} entries are saved on this device and will be sent as soon as possible.',
  },
  tray: {
    one: 'The server refused 1 entry. It needs your attention and stays on this device until then.',
    other: 'The server refused {count} entries. They need your attention and stay on this device until then.',
  },
});

/** Screen reader texts for the counts in the menu; `alerts` also appears in browser notifications. */
export const menuCountMessages = defineMessages('menu-count', {
  alerts: '{count} open, {critical} critical',
  tasks: '{count} due, {overdue} overdue',
  messages: '{count} not sent',
  unread: '{count} unread',
  moreUnread: 'More than {count} unread',
  criticalTitle: { one: '{count} critical alert is open', other: '{count} critical alerts are open' },
});

export const menuGroupMessages = defineMessages('menu-groups', {
  work: 'Work',
  patients: 'Patients',
  care: 'Care',
  money: 'Money',
  insight: 'Insight',
  administration: 'Administration',
});
