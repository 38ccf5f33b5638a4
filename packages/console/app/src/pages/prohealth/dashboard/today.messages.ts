import { defineMessages } from '@careline/ui/messages';

export const todayMessages = defineMessages('today', {
  title: 'Today',
  h1Register: 'H1 register',
  papers: 'Not signed yet, on this device',
  papersFailed: 'The papers on this device could not be read',
  patientNotLoaded: 'Patient not loaded',
  loadPatientsAgain: 'Load patients again',
  unsignedPrescription: 'Prescription, not signed',
  unfinishedNote: 'Case sheet section, not saved',
  needs: 'Needs your attention',
  invited: {
    one: '{count} colleague has not signed in yet',
    other: '{count} colleagues have not signed in yet',
  },
  invitedMore: 'More than {count} colleagues have not signed in yet',
  failedMessages: {
    one: '{count} message to a patient failed',
    other: '{count} messages to patients failed',
  },
});
