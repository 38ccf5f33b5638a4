import { defineMessages } from '@careline/ui/messages';

export const searchPageMessages = defineMessages('search-page', {
  title: 'Search',
  noCalls: 'Your account can look patients up. Opening a call needs the scope “hmCallInfo”.',
  allReadings: 'All readings',
  registration: 'Registration and programmes',
  askLink: 'Ask another facility for a link',
  links: 'Links between facilities',
  patientFailed: 'The patient could not be loaded',
});
