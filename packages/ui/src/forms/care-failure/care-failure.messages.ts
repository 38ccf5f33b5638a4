import { defineMessages } from '../../messages/index.ts';

/** Messages for patient data that could not be saved or opened: what happened and what to do. */
export const messages = defineMessages('care-failure', {
  failedConflict: 'Someone has changed this. The list shows the current version.',
  failedTooLarge: 'The file is larger than 20 MB. Choose a smaller one.',
  failedType: 'Only PDF files and pictures (JPEG, PNG, HEIC, TIFF) are accepted. Choose another one.',
  failedInfected: 'A virus was found in this file. Ask for the report in another way.',
  failedUnavailable: 'The file cannot be scanned for viruses just now. Try again in a moment.',
});
