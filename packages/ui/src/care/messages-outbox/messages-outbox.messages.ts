import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('messages-outbox', {
  filters: 'Filters',
  state: 'State',
  channel: 'Sent by',
  whose: 'Whose',
  any: 'All',
  mine: 'Only mine',
  refresh: 'Refresh',
  waiting: { one: '{count} waits', other: '{count} wait' },
  failed: { one: '{count} was not delivered', other: '{count} were not delivered' },
  list: 'Messages to patients',
  loading: 'The messages are being loaded.',
  loadFailed: 'The messages could not be loaded',
  moreFailed: 'More messages could not be loaded',
  refreshFailed: 'The messages could not be refreshed',
  noneTitle: 'No messages',
  none: 'Nobody has written to a patient yet. Messages are written beside a call.',
  noneFiltered: 'No message fits these filters.',
  clear: 'Show all',
  more: 'Show more',
  unnamed: 'Patient without a name',
});
