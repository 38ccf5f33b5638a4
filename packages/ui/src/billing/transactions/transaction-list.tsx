import {
  entryKindLabel,
  listTransactions,
  MONEY_KINDS,
  PAYMENT_MEANS,
  paymentMeansLabel,
  plainMoney,
  type Transaction,
} from '@careline/core/internal/billing';
import { formatDate, formatTime, isoDay } from '@careline/core/internal/formatting';
import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import {
  type ListAddress,
  type ListColumn,
  type ListFilter,
  type ListSource,
  type ListValues,
  ListView,
  useListPages,
} from '../../lists/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { billWordsMessages, transactionsMessages } from '../billing.messages.ts';
import { TransactionSums } from './transaction-sums.tsx';

export interface TransactionListProps extends ListAddress {
  /** The kinds to choose from. With `isChosen`, one of them is always chosen. */
  readonly kinds: readonly string[];
  readonly isChosen?: boolean;
  /** The signed-in user, for the filter of own entries. */
  readonly staffId: string;
  readonly billAddress: (bill: Pick<Transaction, 'vitaId' | 'encounterId'>) => string;
}

type Query = QueryOf<typeof listTransactions>;

/** Returns the query of the list's values. The days default to today. */
function transactionQuery(values: ListValues, staffId: string): Query {
  const { from, to, kind, means, mine } = values;
  return {
    ...{ from, to },
    ...(kind && { kind }),
    ...(means && { means }),
    ...(mine && { staffId }),
  } as Query;
}

const makeSource = (http: HttpClient): ListSource<Query, Transaction> => ({
  endpoint: listTransactions.name,
  ask: (query, after, signal) =>
    http.call(listTransactions, { query: { ...query, ...(after && { after }) }, signal }),
  idOf: ({ id }) => id,
});

const movesMoney = ({ kind }: Transaction): boolean => MONEY_KINDS.some((one) => one === kind);

function useColumns(): readonly ListColumn<Transaction>[] {
  const t = useMessages(transactionsMessages);
  const w = useMessages(billWordsMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { money, entryName, entryNotes } = useBillWords();
  const file = { only: 'file', narrow: 'never' } as const;
  return [
    {
      key: 'patient',
      label: t('patient'),
      names: true,
      width: 'minmax(0,1.4fr)',
      text: ({ patient }) => patient.name || w('unknownPatient'),
    },
    { key: 'uhid', verbatim: true, label: t('idNumber'), ...file, text: ({ patient }) => patient.uhid ?? '' },
    {
      key: 'at',
      label: t('at'),
      width: '10.5rem',
      text: ({ at }) => `${formatDate(at, { timeZone })}, ${formatTime(at, { timeZone })}`,
    },
    { key: 'kind', label: t('kind'), ...file, text: ({ kind }) => entryKindLabel(kind, locale) },
    { key: 'what', label: t('what'), width: 'minmax(0,1.6fr)', text: entryName },
    {
      key: 'means',
      label: t('means'),
      width: '7.5rem',
      text: ({ means }) => (means === null ? '' : paymentMeansLabel(means, locale)),
    },
    {
      key: 'number',
      label: t('number'),
      labelOnCard: true,
      width: '9.5rem',
      text: ({ number }) => number ?? '',
    },
    { key: 'receipt', label: t('receipt'), ...file, text: ({ receipt }) => receipt ?? '' },
    { key: 'notes', label: t('reason'), ...file, text: (row) => entryNotes(row).join('; ') },
    {
      key: 'author',
      label: t('author'),
      width: 'minmax(0,1fr)',
      narrow: 'never',
      text: ({ author }) => author?.name ?? w('online'),
    },
    { key: 'currency', label: t('currency'), ...file, text: ({ currency }) => currency },
    {
      key: 'charged',
      label: t('charged'),
      numeric: true,
      width: '7.5rem',
      text: (row) => (movesMoney(row) ? '' : plainMoney(row.amount, row.currency)),
      cell: (row) => (movesMoney(row) ? '' : money(row.amount, row.currency)),
    },
    {
      key: 'received',
      label: t('received'),
      numeric: true,
      width: '7.5rem',
      narrow: 'first',
      text: (row) => (movesMoney(row) ? plainMoney(-row.amount, row.currency) : ''),
      cell: (row) => (movesMoney(row) ? money(-row.amount, row.currency) : ''),
    },
  ];
}

/** Returns the filters of the list, for an address. */
export function useTransactionFilters(kinds: readonly string[], isChosen = false): readonly ListFilter[] {
  const t = useMessages(transactionsMessages);
  const locale = useLocale();
  const options = kinds.map((value) => ({ value, label: entryKindLabel(value, locale) }));
  const [usual = ''] = kinds;
  return [
    { kind: 'choice', key: 'kind', label: t('kind'), options, ...(isChosen && { usual, chips: true }) },
    { kind: 'days', key: 'days' },
    {
      kind: 'choice',
      key: 'means',
      label: t('means'),
      options: PAYMENT_MEANS.map((value) => ({ value, label: paymentMeansLabel(value, locale) })),
    },
    { kind: 'check', key: 'mine', label: t('onlyMine') },
  ];
}

/** The facility's ledger, today's entries by default, with its totals. */
export function TransactionList(props: TransactionListProps) {
  const { kinds, isChosen = false, staffId, values, onValuesChange, saved, billAddress } = props;
  const t = useMessages(transactionsMessages);
  const now = useNow();
  const timeZone = useTimeZone();
  const filters = useTransactionFilters(kinds, isChosen);
  const today = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const usual = isChosen ? { kind: kinds[0] } : {};
  const shown: ListValues = { ...usual, from: today, to: today, ...values };
  const query = transactionQuery(shown, staffId);
  const pages = useListPages(makeSource, query, { live: ['billing'] });
  return (
    <ListView
      name={t('caption')}
      pages={pages}
      columns={useColumns()}
      filters={filters}
      values={shown}
      onValuesChange={onValuesChange}
      saved={saved}
      rowAddress={(row) => (row.vitaId ? billAddress(row) : undefined)}
      none={{ title: t('none'), text: t('noneText'), icon: 'payment' }}
      file="transactions"
      beside={<TransactionSums query={query} />}
    />
  );
}
