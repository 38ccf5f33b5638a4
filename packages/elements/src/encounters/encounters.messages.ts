import { defineMessages } from '@careline/ui/messages';

export const encountersElementMessages = defineMessages('element-encounters', {
  book: 'Book an encounter',
  unknown: 'There is no such patient here',
  unknownDo: 'The page asks for a patient who is not known at your facility. Search for the patient again.',
  leftOut: {
    one: '1 encounter of the other system is not shown: it has no date, or an unknown status.',
    other: '{count} encounters of the other system are not shown: they have no date, or an unknown status.',
  },
  failed: 'The patient could not be loaded',
});
