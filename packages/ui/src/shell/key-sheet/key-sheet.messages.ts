import { defineMessages } from '../../messages/index.ts';
import type { PressName } from '../../primitives/shortcut/index.ts';

/** What each shortcut does. A shortcut without text does not compile. */
const PRESS_WORDS = {
  palette: 'Find a patient, a screen or an action',
  keys: 'Show help and shortcuts',
  nextPatient: 'Call the next patient',
  recordPart: 'Jump to a part of the record',
  addToRecord: 'Add something to the record',
  otherOutcome: 'Choose another outcome of the call by its number',
  outcome: 'Choose the call outcome by its number',
  saveCall: 'Save the call',
  unchanged: 'Enter the last value again',
  nextSection: 'Next section of the form; after the last, the note and the next call',
  callNote: 'Go to the note of the call',
  previousSection: 'Previous section',
  saveSection: 'Save the section of the case sheet',
  findSection: 'Find a section of the case sheet',
} as const satisfies Readonly<Record<PressName, string>>;

export const keySheetMessages = defineMessages('key-sheet', {
  title: 'Keyboard shortcuts',
  typing: 'Letters and digits work while you are not typing in a field.',
  tour: 'Take the tour again',
  ...PRESS_WORDS,
});
