import { defineMessages } from '../../messages/index.ts';

export const recordPlacesMessages = defineMessages('record-places', {
  jump: 'Jump to',
  title: 'Jump to a part of the record',
  find: 'Name of the part',
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
