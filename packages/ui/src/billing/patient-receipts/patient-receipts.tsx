import { type LedgerEntry, listReceipts, paymentMeansLabel } from '@careline/core/internal/billing';
import { formatDate } from '@careline/core/internal/formatting';
import { type AnswerOf, ofPatient } from '@careline/core/internal/http';
import { useState } from 'react';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { patientReceiptsMessages } from '../billing.messages.ts';
import { ReceiptDialog } from '../receipt/index.ts';

export interface PatientReceiptsProps {
  readonly vitaId: string;
}

type Receipts = AnswerOf<typeof listReceipts>['data'];

interface FoundProps {
  readonly found: Receipts;
  readonly onOpen: (entry: LedgerEntry) => void;
}

function Found({ found: { entries, balance, currency, hasMore }, onOpen }: FoundProps) {
  const t = useMessages(patientReceiptsMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { money, entryName } = useBillWords();
  if (entries.length === 0 && balance === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <div className="flex flex-col gap-2">
      {balance !== 0 && (
        <p className="font-semibold">
          {t(balance > 0 ? 'owed' : 'credit', { amount: money(Math.abs(balance), currency) })}
        </p>
      )}
      <ul aria-label={t('title')}>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center gap-x-3 border-row-line border-t py-1 first:border-t-0"
          >
            <span className="min-w-40 flex-1">
              <span className="block">{entryName(entry)}</span>
              <span className="wrap-anywhere block text-muted text-xs">
                {[
                  entry.number,
                  formatDate(entry.at, { timeZone }),
                  paymentMeansLabel(entry.means ?? '', locale),
                ].join(' · ')}
              </span>
            </span>
            <span className="font-medium tabular-nums">{money(-entry.amount, entry.currency)}</span>
            <IconButton
              icon="receipt"
              data-print="hidden"
              label={t('open', { number: entry.number ?? '' })}
              onClick={() => onOpen(entry)}
            />
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-muted text-xs">{t('hasMore')}</p>}
    </div>
  );
}

/** A patient's receipts, refunds and reversals at the facility, and what they owe. */
export function PatientReceipts({ vitaId }: PatientReceiptsProps) {
  const http = useHttp();
  const t = useMessages(patientReceiptsMessages);
  const [opened, setOpened] = useState<LedgerEntry>();
  const { state, retry, refresh } = useQuery<Receipts>(
    [http, vitaId],
    async (signal) => {
      const answer = await http.call(listReceipts, { query: { vitaId }, signal });
      return ofPatient(answer, vitaId, listReceipts).data;
    },
    { endpoint: listReceipts.name },
  );
  useLive(['billing'], refresh);
  return (
    <Card title={t('title')}>
      {state.phase === 'loading' && (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton shape="row" lines={2} />
        </>
      )}
      {state.phase === 'failed' && <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && <Found found={state.value} onOpen={setOpened} />}
      {opened && <ReceiptDialog vitaId={vitaId} receiptId={opened.id} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}
