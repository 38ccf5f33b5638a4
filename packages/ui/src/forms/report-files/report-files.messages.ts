import { defineMessages } from '../../messages/index.ts';

export const reportFilesMessages = defineMessages('report-files', {
  open: 'Open',
  gone: 'This file is no longer available: it was deleted, or its call was withdrawn.',
});
