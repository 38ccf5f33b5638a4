import { defineMessages } from '../../messages/index.ts';

/** The server has something else of this call than what was entered here. */
export const messages = defineMessages('call-conflict', {
  title: 'Something else is stored for this call',
  by: '{author} finished it {when}. What you entered is not stored, and stays on this device until you decide.',
  differences: 'Where the two differ',
  what: 'Entry',
  ours: 'Entered here',
  theirs: 'Stored',
  none: 'Nothing',
  yes: 'Yes',
  no: 'No',
  disposition: 'Outcome',
  detail: 'Answer to the outcome',
  note: 'Note',
  nextCallAt: 'Next call',
  row: '{section}, {number}: {field}',
  keepStored: 'What is stored is right',
  sure: 'What you entered here is then deleted from this device.',
  delete: 'Delete what I entered',
  back: 'Keep both for now',
  history: 'See what is stored',
});
