import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('account-info', {
  account: 'Account',
  roles: 'Roles',
  facility: 'Facility',
  noFacility: 'No facility',
  noRoles: 'No roles',
  signIn: 'Signed in through',
  ecc: 'ECC',
  facilityHint: 'Everything shown is of the marked facility.',
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
  logout: 'Logout',
  privacy: 'Privacy Policy & Terms',
  version: 'Version {version}',
  build: 'Build {build}',
});
