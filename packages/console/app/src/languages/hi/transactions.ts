import type { TranslationOf } from '@careline/ui/messages';
import type { transactionTabsMessages } from '../../pages/transactions/transactions.messages.ts';

export const transactionTabs: TranslationOf<typeof transactionTabsMessages> = {
  name: 'transaction-tabs',
  sentences: {
    sections: 'लेन-देन के भाग',
    entries: 'प्रविष्टियाँ',
    open: 'बकाया बिल',
    days: 'दिन बंद',
    bill: 'बिल',
  },
};
