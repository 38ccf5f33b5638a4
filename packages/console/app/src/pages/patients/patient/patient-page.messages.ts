import { defineMessages } from '@careline/ui/messages';

export const patientPageMessages = defineMessages('patient-page', {
  title: 'Readings of a patient',
  noAccess: 'Your account may not see readings of patients. Nothing was loaded.',
  needs: 'This page needs one of the scopes {scopes}, and a scope that opens the programme area.',
  ask: 'Ask your administrator for it, and name that scope.',
  unknownTitle: 'There is no such patient at your facility',
  unknown:
    'The link may be an old one, or the patient belongs to another facility. Search for the patient instead.',
  search: 'Search',
  failed: 'The patient could not be loaded',
  call: 'Call Info',
  history: 'Calls of this patient',
  registration: 'Registration and programmes',
  marksFailed: 'Calls and notes are not marked on the time line: they could not be loaded.',
  callMark: '{callType}: {outcome}, {author}',
  openCall: 'not finished',
  noteMark: '{kind}: {text}, {author}',
});
