import {
  type listTransactions,
  paymentMeansLabel,
  type TransactionTotals,
  totalTransactions,
} from '@careline/core/internal/billing';
import type { QueryOf } from '@careline/core/internal/http';
import type { ReactNode } from 'react';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Cell, HeadCell, Row, Table } from '../../primitives/table/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { transactionsMessages } from '../billing.messages.ts';

export interface TransactionSumsProps {
  readonly query: QueryOf<typeof listTransactions>;
}

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Shown({ totals: { means, currency, charged, waived } }: { readonly totals: TransactionTotals }) {
  const t = useMessages(transactionsMessages);
  const locale = useLocale();
  const { money } = useBillWords();
  const received = means.reduce((sum, row) => sum + row.received, 0);
  const returned = means.reduce((sum, row) => sum + row.returned, 0);
  const rows = [
    ...means.map((row) => ({ ...row, label: paymentMeansLabel(row.means, locale) })),
    { means: 'all', label: t('all'), received, returned },
  ];
  return (
    <section aria-label={t('totals')} className="flex flex-wrap items-start gap-x-8 gap-y-2">
      <dl className="flex gap-6">
        <Sum label={t('charged')}>{money(charged, currency)}</Sum>
        {waived !== 0 && <Sum label={t('waived')}>{money(waived, currency)}</Sum>}
        <Sum label={t('net')}>{money(received - returned, currency)}</Sum>
      </dl>
      {means.length > 0 && (
        <Table caption={t('totals')}>
          <thead>
            <tr>
              <HeadCell>{t('means')}</HeadCell>
              <HeadCell numeric>{t('received')}</HeadCell>
              <HeadCell numeric>{t('returned')}</HeadCell>
              <HeadCell numeric>{t('net')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.means}>
                <HeadCell scope="row">{row.label}</HeadCell>
                <Cell numeric>{money(row.received, currency)}</Cell>
                <Cell numeric>{money(row.returned, currency)}</Cell>
                <Cell numeric>{money(row.received - row.returned, currency)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

/** The sums of the entries that match the filters, by means. */
export function TransactionSums({ query }: TransactionSumsProps) {
  const http = useHttp();
  const t = useMessages(transactionsMessages);
  const isAsked = (query.from ?? '') <= (query.to ?? '');
  const { state, retry, refresh } = useQuery<TransactionTotals>(
    [http, JSON.stringify(query)],
    async (signal) => (await http.call(totalTransactions, { query, signal })).data,
    { endpoint: totalTransactions.name, isAsked },
  );
  useLive(['billing'], refresh);
  if (state.phase === 'failed') {
    return <RequestFailed title={t('totalsFailed')} error={state.error} onRetry={retry} />;
  }
  return state.phase === 'ready' ? <Shown totals={state.value} /> : null;
}
