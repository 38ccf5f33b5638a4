import { defineMessages } from '../messages/index.ts';

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
  help: 'Help for this screen',
  ownStatus: 'My status',
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
