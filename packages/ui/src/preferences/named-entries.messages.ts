import { defineMessages } from '../messages/index.ts';

export const namedEntriesMessages = defineMessages('named-entries', {
  name: 'Name',
  needName: 'Enter a name.',
  nameTaken: 'You have already used this name. Choose another.',
  tooMany: 'You have reached the limit. Remove one first.',
  store: 'Save',
  cancel: 'Cancel',
  nameOf: 'Name of “{name}”',
  rename: 'Rename',
  renameOf: 'Rename “{name}”',
  remove: 'Remove',
  removeOf: 'Remove “{name}”',
  close: 'Close',
  failed: 'It could not be saved',
  saved: '“{name}” is saved.',
  renamed: 'Renamed to “{name}”.',
  removed: '“{name}” is removed.',
});
