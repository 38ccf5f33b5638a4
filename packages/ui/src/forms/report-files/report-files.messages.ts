import { defineMessages } from '../../messages/index.ts';

export const reportFilesMessages = defineMessages('report-files', {
  open: 'Open',
  gone: 'This file cannot be opened any more: it was deleted, or its call was withdrawn.',
});
