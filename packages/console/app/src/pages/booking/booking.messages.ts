import { defineMessages } from '@careline/ui/messages';

export const bookingMessages = defineMessages('booking', {
  noFacility: 'No facility is chosen',
  noFacilityText: 'Encounters take place at a facility. Ask an administrator to assign you to one.',
  book: 'Book an encounter',
  bookShort: 'Book',
  bookFor: 'Book an encounter: {name}',
});
