import { type PaymentReceipt, paymentMeansLabel } from '@careline/core/internal/billing';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Cell, HeadCell, Row, Table } from '../../primitives/table/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { receiptMessages } from '../billing.messages.ts';

export interface ReceiptPaperProps {
  readonly receipt: PaymentReceipt;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Facts({ receipt: { entry, patient, visitAt } }: ReceiptPaperProps) {
  const t = useMessages(receiptMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const isPayment = entry.kind === 'payment';
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm @md:grid-cols-2">
      <Fact label={t('number')}>
        <span className="font-semibold">{entry.number}</span>
      </Fact>
      <Fact label={t('date')}>
        {formatDate(entry.at, { timeZone })}, {formatTime(entry.at, { timeZone })}
      </Fact>
      <Fact label={t('patient')}>
        <span translate="no" className="font-semibold">
          {patient.name}
        </span>
      </Fact>
      {patient.uhid && (
        <Fact label={t('idNumber')}>
          <span translate="no">{patient.uhid}</span>
        </Fact>
      )}
      <Fact label={t('visit')}>{formatDate(visitAt, { timeZone })}</Fact>
      {entry.receipt && <Fact label={t('ofReceipt')}>{entry.receipt}</Fact>}
      <Fact label={isPayment ? t('means') : t('returnedBy')}>
        {paymentMeansLabel(entry.means ?? '', locale)}
      </Fact>
      {entry.reference && <Fact label={t('reference')}>{entry.reference}</Fact>}
      {entry.reason && <Fact label={t('reason')}>{entry.reason}</Fact>}
    </dl>
  );
}

function Charges({ receipt: { charges } }: ReceiptPaperProps) {
  const t = useMessages(receiptMessages);
  const { money, entryName, entryNotes } = useBillWords();
  if (charges.length === 0) return null;
  return (
    <Table caption={t('charges')}>
      <thead>
        <tr>
          <HeadCell>{t('item')}</HeadCell>
          <HeadCell numeric>{t('amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {charges.map((charge) => (
          <Row key={charge.id}>
            <Cell>
              {entryName(charge)}
              {entryNotes(charge).map((note) => (
                <span key={note} className="block text-muted text-xs">
                  {note}
                </span>
              ))}
            </Cell>
            <Cell numeric>{money(charge.amount, charge.currency)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** A receipt, a refund or a reversed receipt as it is printed. */
export function ReceiptPaper({ receipt }: ReceiptPaperProps) {
  const t = useMessages(receiptMessages);
  const { money } = useBillWords();
  const { entry, facility, balance } = receipt;
  const isPayment = entry.kind === 'payment';
  const title = entry.kind === 'refund' || entry.kind === 'receipt-reversal' ? t(entry.kind) : t('payment');
  return (
    <article
      aria-label={title}
      className="@container flex flex-col gap-4 rounded-card border border-line bg-raised p-4 text-ink print:rounded-none print:border-0 print:p-0"
    >
      <header className="flex items-start justify-between gap-4 border-ink border-b-2 pb-3">
        <div>
          <p translate="no" className="font-semibold text-lg">
            {facility.name}
          </p>
          {facility.address && <p className="whitespace-pre-line text-sm">{facility.address}</p>}
          {facility.phone && <p className="text-sm">{t('phone', { number: facility.phone })}</p>}
        </div>
        <p className="text-end font-semibold">{title}</p>
      </header>
      <Facts receipt={receipt} />
      <Charges receipt={receipt} />
      <dl data-print="together" className="ms-auto grid grid-cols-2 gap-x-6 gap-y-1 text-end tabular-nums">
        <dt className="font-semibold">{isPayment ? t('received') : t('returned')}</dt>
        <dd className="font-semibold">{money(Math.abs(entry.amount), entry.currency)}</dd>
        {balance > 0 && (
          <>
            <dt>{t('balance')}</dt>
            <dd>{money(balance, entry.currency)}</dd>
          </>
        )}
      </dl>
      {entry.author && (
        <p className="text-end text-sm">
          <span className="text-muted">{t('takenBy')}</span> {entry.author.name}
        </p>
      )}
    </article>
  );
}
