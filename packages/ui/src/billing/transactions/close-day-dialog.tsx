import {
  closeDay,
  getOpenDay,
  type OpenDay,
  type PaymentMeans,
  paymentMeansLabel,
  plainMoney,
  readMoney,
} from '@careline/core/internal/billing';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import { type FormEvent, useId, useState } from 'react';
import { RequestFailed, useQuery, useSubmission } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { textFault, useBillWords } from '../bill-words/index.ts';
import { billWordsMessages, dayCloseMessages } from '../billing.messages.ts';

export interface CloseDayDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Returns a typed sum in minor units. It is negative if more was given back than taken. */
function readSum(text: string, currency: string): number | undefined {
  const trimmed = text.trim();
  const amount = readMoney(trimmed.replace(/^[-−]/, ''), currency);
  if (amount === undefined) return undefined;
  return /^[-−]/.test(trimmed) ? -amount : amount;
}

interface FormProps {
  readonly id: string;
  readonly day: OpenDay;
  readonly isBusy: boolean;
  readonly onSend: (body: Counted) => void;
}

interface Counted {
  readonly lines: readonly { means: PaymentMeans; expected: number; counted: number }[];
  readonly reason?: string;
}

/** What was counted for each means, empty at first: a suggested sum would be accepted unread. */
function CountForm({ id, day, isBusy, onSend }: FormProps) {
  const t = useMessages(dayCloseMessages);
  const w = useMessages(billWordsMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { money } = useBillWords();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { currency, since } = day;
  const lines = day.lines.map(({ means, expected }) => ({
    ...{ means: means as PaymentMeans, expected },
    counted: readSum(texts[means] ?? '', currency),
  }));
  const difference = lines.reduce((sum, { expected, counted = expected }) => sum + counted - expected, 0);
  const differs = lines.some(({ expected, counted = expected }) => counted !== expected);
  const fault = textFault(reason, differs);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const counted = lines.flatMap((line) =>
      line.counted === undefined ? [] : [{ ...line, counted: line.counted }],
    );
    if (isBusy || counted.length < lines.length || fault) return;
    onSend({ lines: counted, ...(reason.trim() && { reason: reason.trim() }) });
  }
  const moment =
    since === null ? '' : `${formatDate(since, { timeZone })}, ${formatTime(since, { timeZone })}`;
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
      <p>{t('intro', { count: day.entries, time: moment })}</p>
      {lines.map(({ means, expected, counted }, index) => (
        <TextField
          key={means}
          label={t('countedOf', { means: paymentMeansLabel(means, locale) })}
          hint={t('expectedOf', { amount: money(expected, currency) })}
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder={plainMoney(0, currency)}
          maxLength={16}
          value={texts[means] ?? ''}
          onChange={(text) => setTexts({ ...texts, [means]: text })}
          error={tried && counted === undefined ? w('amountWrong') : undefined}
          data-autofocus={index === 0 || undefined}
        />
      ))}
      {differs && (
        <>
          <p role="status" className="font-semibold tabular-nums">
            {t('difference')}: {money(difference, currency)}
          </p>
          <TextArea
            label={t('reason')}
            required
            rows={2}
            maxLength={300}
            value={reason}
            onChange={setReason}
            error={tried && fault ? (fault === 'cardNumber' ? w(fault) : t('needReason')) : undefined}
          />
        </>
      )}
    </form>
  );
}

/** Closes the user's day: what they counted, against what the ledger expects. */
export function CloseDayDialog({ onDone, onClose }: CloseDayDialogProps) {
  const http = useHttp();
  const t = useMessages(dayCloseMessages);
  const w = useMessages(billWordsMessages);
  const form = useId();
  const { submit, busy, error } = useSubmission();
  const { state, retry } = useQuery<OpenDay>(
    [http],
    async (signal) => (await http.call(getOpenDay, { query: {}, signal })).data,
    { endpoint: getOpenDay.name },
  );
  const isReady = state.phase === 'ready' && state.value.lines.length > 0;
  async function send({ lines, reason }: Counted): Promise<void> {
    const facts = { lines: [...lines], ...(reason !== undefined && { reason }) };
    const sent = await submit(JSON.stringify(facts), ({ id, key }) =>
      http.call(closeDay, { body: { id, ...facts }, idempotencyKey: key }),
    );
    if (sent) onDone();
  }
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{w('back')}</Button>
          {isReady && (
            <Button variant="primary" type="submit" form={form} busy={busy}>
              {t('act')}
            </Button>
          )}
        </>
      }
    >
      {state.phase === 'loading' && <Skeleton shape="row" lines={3} />}
      {state.phase === 'failed' && <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && state.value.lines.length === 0 && <p>{t('empty')}</p>}
      {state.phase === 'ready' && isReady && (
        <CountForm id={form} day={state.value} isBusy={busy} onSend={(counted) => void send(counted)} />
      )}
      {error && <RequestFailed title={t('actFailed')} error={error} />}
    </Dialog>
  );
}
