import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('examination-files', {
  title: 'Examinations and files',
  failed: 'Files could not be loaded',
  none: 'There are no files of this patient yet.',
  view: 'View',
  by: '{when}, {name}',
  gone: 'This file cannot be opened any more: it was deleted, or its call was withdrawn.',
});
