import { defineMessages } from '@careline/ui/messages';

export const consolePaletteMessages = defineMessages('console-palette', {
  healthChecks: 'Booked health checks',
  team: 'Team: who has which calls',
  links: 'Links between facilities',
  today: 'My encounters today',
  next: 'Call the next patient',
  nextNone: 'No patient is due for a call now',
  nextFailed: 'The next patient could not be claimed. Check the connection and try again.',
  register: 'Register a patient',
  facility: 'Go to {name}',
  facilityFailed: 'The facility could not be changed. Check the connection and try again.',
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
  contrast: 'High contrast theme',
  help: 'Help for this screen',
  logout: 'Log out',
});
