import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('save-summary', {
  stores: 'Will be stored',
  nothingYet: 'Choose what the call came to; then it can be saved.',
  note: 'Note',
  nextCall: 'Next call {when}',
  noNextCall: 'No next call',
  formLeftOut: 'The form is not stored: nobody was reached.',
  reading: '{metric} {value}',
  save: 'Save call',
  retry: 'Try again to save',
  saving: 'Saving',
  key: 'Ctrl+Enter',
  notSaved: 'The call is not saved yet',
  fileFailed: '{name} was not stored. Choose it again or remove it, then save.',
  filesOnTheWay: 'The files are on their way; then the call is saved.',
  stored: 'Everything you entered is still here.',
  saved: 'The call is saved',
  nextPatient: 'Next patient',
  searchPatient: 'Search for a patient',
  history: 'See it in the history',
});
