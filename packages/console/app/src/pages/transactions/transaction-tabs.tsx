import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import { TRANSACTION_PATHS } from './transaction-paths.ts';
import { transactionTabsMessages } from './transactions.messages.ts';

export interface TransactionTabsProps {
  readonly current: keyof typeof TRANSACTION_PATHS;
}

/** Tabs of the transactions: the ledger, bills that are not settled, and day closes. */
export function TransactionTabs({ current }: TransactionTabsProps) {
  const t = useMessages(transactionTabsMessages);
  const { link } = useNavigation();
  const tabs = [
    { key: 'open', label: t('open'), link: link(TRANSACTION_PATHS.open) },
    { key: 'entries', label: t('entries'), link: link(TRANSACTION_PATHS.entries) },
    { key: 'days', label: t('days'), link: link(TRANSACTION_PATHS.days) },
  ];
  return <TabLinks label={t('sections')} tabs={tabs} current={current} />;
}
