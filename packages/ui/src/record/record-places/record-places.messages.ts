import { defineMessages } from '../../messages/index.ts';

export const recordPlacesMessages = defineMessages('record-places', {
  jump: 'Search record',
  title: 'Search this record',
  find: 'Part of the record, or words in it',
  findHint: 'Enter opens the first one.',
  none: 'No part of the record has that name.',
  list: 'Parts of the record',
  pins: 'Pinned parts',
  pin: 'Pin {place}',
  unpin: 'Unpin {place}',
  pinned: '{place} is pinned.',
  unpinned: '{place} is no longer pinned.',
  full: 'You have pinned {count} parts. Unpin one first.',
  print: 'Print {place}',
  failed: 'Your pinned parts could not be saved',
});
