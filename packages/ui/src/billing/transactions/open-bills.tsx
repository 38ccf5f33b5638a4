import { billStateLabel, listOpenBills, type OpenBill, plainMoney } from '@careline/core/internal/billing';
import { serviceTypeLabel } from '@careline/core/internal/encounters';
import { formatDate } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { type ListColumn, type ListSource, ListView, useListPages } from '../../lists/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { billWordsMessages, transactionsMessages } from '../billing.messages.ts';

export interface OpenBillsProps {
  readonly billAddress: (bill: Pick<OpenBill, 'vitaId' | 'encounterId'>) => string;
}

interface About {
  readonly currency: string;
  readonly hasMore: boolean;
}

/** The whole list is one page, so it has no filters. */
const NO_FILTERS = {};

const makeSource = (http: HttpClient): ListSource<object, OpenBill & About> => ({
  endpoint: listOpenBills.name,
  async ask(_, _after, signal) {
    const { data, currency, hasMore } = await http.call(listOpenBills, { query: {}, signal });
    return { data: data.map((bill) => ({ ...bill, currency, hasMore })), next: null };
  },
  idOf: ({ encounterId }) => encounterId,
});

function useColumns(): readonly ListColumn<OpenBill & About>[] {
  const t = useMessages(transactionsMessages);
  const w = useMessages(billWordsMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { money } = useBillWords();
  return [
    {
      key: 'patient',
      label: t('patient'),
      names: true,
      width: 'minmax(0,2fr)',
      text: ({ patient }) => patient.name || w('unknownPatient'),
    },
    {
      key: 'uhid',
      verbatim: true,
      label: t('idNumber'),
      width: '8.5rem',
      text: ({ patient }) => patient.uhid ?? '',
    },
    { key: 'at', label: t('at'), width: '7rem', text: ({ startsAt }) => formatDate(startsAt, { timeZone }) },
    {
      key: 'service',
      label: t('service'),
      width: 'minmax(0,2fr)',
      text: ({ serviceType }) => serviceTypeLabel(serviceType, { locale }),
    },
    {
      key: 'state',
      label: t('state'),
      width: '9rem',
      text: ({ state }) => billStateLabel(state, locale),
      cell: ({ state }) => <StatusTag tone="warning">{billStateLabel(state, locale)}</StatusTag>,
    },
    {
      key: 'owed',
      label: t('owed'),
      numeric: true,
      width: '8rem',
      narrow: 'first',
      text: ({ balance, currency }) => plainMoney(balance, currency),
      cell: ({ balance, currency }) => money(balance, currency),
    },
  ];
}

/** Bills of the facility that are not settled. Each opens its bill. */
export function OpenBills({ billAddress }: OpenBillsProps) {
  const t = useMessages(transactionsMessages);
  const pages = useListPages(makeSource, NO_FILTERS, { live: ['billing'] });
  const hasMore = pages.state.rows[0]?.hasMore ?? false;
  return (
    <ListView
      name={t('openCaption')}
      pages={pages}
      columns={useColumns()}
      rowAddress={billAddress}
      none={{ title: t('openNone'), text: t('openNoneText'), icon: 'payment' }}
      file="open-bills"
      beside={hasMore && <p className="text-muted text-xs">{t('openMore')}</p>}
    />
  );
}
