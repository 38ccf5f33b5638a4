import { defineMessages } from '../../messages/index.ts';

export const listExportMessages = defineMessages('list-export', {
  export: 'Export as CSV',
  running: { one: '1 row so far', other: '{count} rows so far' },
  cancel: 'Cancel the export',
  done: { one: '1 row was exported', other: '{count} rows were exported' },
  cancelled: 'The export was cancelled; nothing was saved.',
  failedTitle: 'The export did not finish; nothing was saved',
  goesOn: {
    one: 'The 1 row already loaded is kept until you try again.',
    other: 'The {count} rows already loaded are kept until you try again.',
  },
});
