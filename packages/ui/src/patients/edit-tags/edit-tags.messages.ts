import { defineMessages } from '../../messages/index.ts';

export const editTagsMessages = defineMessages('edit-tags', {
  title: 'Tags',
  tags: 'Tags of {name}',
  most: 'At most {count}.',
  notOffered: '{label} (no longer offered)',
  none: 'No tags are defined yet. An administrator defines them in Settings, under Organisation.',
  tooMany: 'Choose at most {count} tags.',
  who: 'Who set them',
  setBy: '{label}: {name}, {when}',
  loadFailed: 'The tags could not be loaded',
  saveFailed: 'The tags could not be saved',
  cancel: 'Cancel',
  save: 'Save',
});
