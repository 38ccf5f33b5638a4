import { defineMessages } from '@careline/ui/messages';

export const readingsElementMessages = defineMessages('element-readings', {
  whose: 'Whose readings?',
  whoseDo: 'Choose a patient. The readings open here.',
  unknown: 'There is no such patient at your facility',
  unknownDo: 'Search for the patient again by name, phone number or UHID.',
  failed: 'The patient could not be loaded',
});
