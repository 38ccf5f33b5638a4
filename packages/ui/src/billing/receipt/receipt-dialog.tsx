import { getReceipt, type PaymentReceipt } from '@careline/core/internal/billing';
import { ofPatient } from '@careline/core/internal/http';
import { useState } from 'react';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { receiptMessages } from '../billing.messages.ts';
import { ReceiptPaper } from './receipt-paper.tsx';

export interface ReceiptDialogProps {
  readonly vitaId: string;
  readonly receiptId: string;
  readonly onClose: () => void;
}

const SIZES = ['a5', 'a4'] as const;

/** Shows a receipt at print size. Only the paper itself is printed. */
export function ReceiptDialog({ vitaId, receiptId, onClose }: ReceiptDialogProps) {
  const http = useHttp();
  const t = useMessages(receiptMessages);
  const [size, setSize] = useState<(typeof SIZES)[number]>('a5');
  const { state, retry } = useQuery<PaymentReceipt>(
    [http, vitaId, receiptId],
    async (signal) => {
      const answer = await http.call(getReceipt, { query: { vitaId, receiptId }, signal });
      return ofPatient(answer, vitaId, getReceipt).data;
    },
    { endpoint: getReceipt.name },
  );
  return (
    <Dialog
      open
      title={t('payment')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {state.phase === 'ready' && (
            <Button variant="primary" icon="print" onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
        </>
      }
    >
      {state.phase === 'loading' && (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton shape="card" lines={4} />
        </>
      )}
      {state.phase === 'failed' && <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && (
        <div className="flex flex-col gap-3">
          <div data-print="hidden">
            <SegmentedField
              label={t('size')}
              options={SIZES.map((value) => ({ value, label: value.toUpperCase() }))}
              value={size}
              onChange={setSize}
            />
          </div>
          <div data-print="alone" data-paper={size}>
            <ReceiptPaper receipt={state.value} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
