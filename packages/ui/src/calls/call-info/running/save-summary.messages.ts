import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('save-summary', {
  stores: 'Will be stored',
  nothingYet: 'Choose an outcome to save.',
  note: 'Note',
  nextCall: 'Next call {when}',
  noNextCall: 'No next call',
  formLeftOut: 'Form answers are not saved for unreached calls.',
  reading: '{metric} {value}',
  save: 'Save call',
  retry: 'Try to save again',
  saving: 'Saving',
  key: 'Ctrl+Enter',
  notSaved: 'The call is not saved yet',
  fileFailed: '{name} was not stored. Choose it again or remove it, then save.',
  filesOnTheWay: 'The files are being uploaded. The call is saved after that.',
  stored: 'Everything you entered is still here.',
  saved: 'The call is saved',
  nextPatient: 'Next patient',
  searchPatient: 'Search for a patient',
  history: 'See it in the history',
});
