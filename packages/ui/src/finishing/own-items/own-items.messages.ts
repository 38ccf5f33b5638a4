import { defineMessages } from '../../messages/index.ts';

export const ownItemsMessages = defineMessages('own-items', {
  title: 'Open for your patients',
  loading: 'Loading open items of your patients',
  failed: 'The open items of your patients could not be loaded',
  none: 'No alerts, results or queries are open for your patients.',
  item: '{kind}: {what}',
  more: { one: '+ {count} more', other: '+ {count} more' },
  showAll: 'Show all {count}',
  hasMore: 'More patients have open items. They appear here as you settle these.',
});
