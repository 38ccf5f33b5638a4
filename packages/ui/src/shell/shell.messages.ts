import { defineMessages } from '../messages/index.ts';
import type { PressName } from '../primitives/shortcut/index.ts';

export const accountInfoMessages = defineMessages('account-info', {
  account: 'Account',
  roles: 'Roles',
  facility: 'Facility',
  noFacility: 'No facility',
  noRoles: 'No roles',
  signIn: 'Signed in with',
  ecc: 'ECC',
  facilityHint: 'Careline shows data of the selected facility.',
  facilityChanged: 'Facility: {name}',
  facilityFailed:
    'The facility could not be changed. Check the connection and try again; if it fails again, ask your administrator.',
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  language: 'Language',
  density: 'Row height',
  comfortable: 'Comfortable',
  compact: 'Compact',
  notify: 'Notify me of critical alerts',
  notifyOn: 'On',
  notifyOff: 'Off',
  notifyBlocked: 'This browser blocks notifications. Allow them for this page in its settings.',
  security: 'Password and sign-in security',
  newTab: '(opens a new tab)',
  keys: 'Keyboard shortcuts',
  snippets: 'Text snippets',
  tour: 'Take the tour again',
  logout: 'Logout',
  privacy: 'Privacy Policy & Terms',
  version: 'Version {version}',
  build: 'Build {build}',
});

export const appsDrawerMessages = defineMessages('apps-drawer', { apps: 'Apps' });

export const bottomBarMessages = defineMessages('bottom-bar', {
  bar: 'Quick access',
  alerts: 'Alerts',
  account: 'Account',
});

export const fullScreenMessages = defineMessages('full-screen', {
  leave: 'Exit full screen',
  entered: 'Full screen. Press Escape to exit.',
});

/** What each shortcut does. A shortcut without text does not compile. */
const PRESS_WORDS = {
  palette: 'Find a patient, a screen or an action',
  keys: 'Show these shortcuts',
  nextPatient: 'Call the next patient',
  recordPart: 'Jump to a part of the record',
  addToRecord: 'Add something to the record',
  otherOutcome: 'Choose another outcome of the call by its number',
  outcome: 'Choose the call outcome by its number',
  saveCall: 'Save the call',
  unchanged: 'Enter the last value again',
  nextSection: 'Next section of the form; after the last, the note and the next call',
  callNote: 'Go to the note of the call',
  previousSection: 'Previous section',
  saveSection: 'Save the section of the case sheet',
  findSection: 'Find a section of the case sheet',
} as const satisfies Readonly<Record<PressName, string>>;

export const keySheetMessages = defineMessages('key-sheet', {
  title: 'Keyboard shortcuts',
  typing: 'Letters and digits work while you are not typing in a field.',
  tour: 'Take the tour again',
  ...PRESS_WORDS,
});

export const panelMessages = defineMessages('panel', {
  close: 'Close',
  notLoaded: 'This could not be opened. Check the connection and try again.',
});

export const shellMessages = defineMessages('shell', {
  skip: 'Skip to content',
  account: 'Account',
  accountInfo: 'Account Info',
  closeMenu: 'Close menu',
  facility: 'Facility',
});

export const sideMenuMessages = defineMessages('side-menu', {
  menu: 'Main menu',
  expand: 'Expand menu',
  collapse: 'Collapse menu',
  /** Heading of the entries below those of the user's scopes. */
  inbox: 'Inbox',
});

export const topBarMessages = defineMessages('top-bar', {
  apps: 'Apps',
  tabs: 'App links',
  account: 'Account menu of {name}',
  facility: 'Facility: {name}. Change it.',
  search: 'Search or go to',
});
