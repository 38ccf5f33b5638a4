import { defineMessages } from '@careline/ui/messages';

export const areaBoundaryMessages = defineMessages('area-boundary', {
  title: 'This part of the console stopped working',
  body: 'What the server confirmed is safe. Try again; if it happens again, send this error number to support.',
  errorId: 'Error number',
  copy: 'Copy',
  copied: 'Copied',
});
