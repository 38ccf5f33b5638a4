import { defineMessages } from '@careline/ui/messages';

export const transactionTabsMessages = defineMessages('transaction-tabs', {
  sections: 'Sections of transactions',
  entries: 'Entries',
  open: 'Open bills',
  days: 'Day closes',
  bill: 'Bill',
});
