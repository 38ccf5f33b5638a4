import { defineMessages } from '../../messages/index.ts';

export const answerDialogMessages = defineMessages('answer-dialog', {
  choose: 'Choose one',
  note: 'Note',
  noteHint: 'Optional. Staff who may see readings can read it.',
  noteReaders: 'Staff who may see readings can read it.',
  noteNeeded: 'Say what it was.',
  cancel: 'Cancel',
  close: 'Close and load again',
});
