import { defineMessages } from '@careline/ui/messages';

export const encountersElementMessages = defineMessages('element-encounters', {
  book: 'Book an encounter',
  unknown: 'There is no such patient here',
  unknownDo: 'The page asks for a patient who is not known at your facility. Search for the patient again.',
  failed: 'The patient could not be loaded',
});
