import {
  addPayment,
  addWaiver,
  type EncounterBill,
  type LedgerEntry,
  plainMoney,
  readMoney,
  refundPayment,
  reverseEntry,
  reversePayment,
} from '@careline/core/internal/billing';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { moneyFault, textFault, useBillWords } from '../bill-words/index.ts';
import { encounterBillMessages } from '../billing.messages.ts';
import { BillDialog } from './bill-dialog.tsx';
import { AmountField, type CounterMeans, MeansField, ReasonField, ReferenceField } from './money-fields.tsx';
import { type BillKey, useBillAct } from './use-bill.ts';

interface ActProps {
  readonly bill: BillKey;
  readonly onDone: (bill: EncounterBill) => void;
  readonly onClose: () => void;
}

interface OwedProps extends ActProps {
  readonly currency: string;
  /** The most that can be taken or waived, in minor units. */
  readonly owed: number;
}

/** Takes a payment, by default all that is owed. */
export function PayDialog({ bill, currency, owed, onDone, onClose }: OwedProps) {
  const t = useMessages(encounterBillMessages);
  const { send, busy, error } = useBillAct(bill);
  const [amount, setAmount] = useState(plainMoney(owed, currency));
  const [means, setMeans] = useState<CounterMeans>('cash');
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  async function pay(): Promise<void> {
    setTried(true);
    const value = readMoney(amount, currency);
    if (moneyFault(amount, { currency, most: owed }) || value === undefined || textFault(reference, false)) {
      return;
    }
    const text = reference.trim();
    const paid = await send(addPayment, (id) => ({
      ...{ id, means, amount: value },
      ...(text && { reference: text }),
    }));
    if (paid) onDone(paid);
  }
  return (
    <BillDialog
      title={t('payTitle')}
      act={t('payAct')}
      onSubmit={() => void pay()}
      {...{ busy, error, onClose }}
    >
      <AmountField
        label={t('amount')}
        value={amount}
        onChange={setAmount}
        most={owed}
        hasFocus
        {...{ tried, currency }}
      />
      <MeansField value={means} onChange={setMeans} />
      {means !== 'cash' && <ReferenceField value={reference} onChange={setReference} tried={tried} />}
    </BillDialog>
  );
}

/** Waives the owed amount, or a part of it. */
export function WaiveDialog({ bill, currency, owed, onDone, onClose }: OwedProps) {
  const t = useMessages(encounterBillMessages);
  const { send, busy, error } = useBillAct(bill);
  const [amount, setAmount] = useState(plainMoney(owed, currency));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  async function waive(): Promise<void> {
    setTried(true);
    const value = readMoney(amount, currency);
    if (moneyFault(amount, { currency, most: owed }) || value === undefined || textFault(reason)) return;
    const waived = await send(addWaiver, (id) => ({ id, amount: value, reason: reason.trim() }));
    if (waived) onDone(waived);
  }
  return (
    <BillDialog
      title={t('waiveTitle')}
      act={t('waiveAct')}
      variant="danger"
      onSubmit={() => void waive()}
      {...{ busy, error, onClose }}
    >
      <p>{t('waiveText')}</p>
      <AmountField
        label={t('amount')}
        value={amount}
        onChange={setAmount}
        most={owed}
        hasFocus
        {...{ tried, currency }}
      />
      <ReasonField value={reason} onChange={setReason} tried={tried} />
    </BillDialog>
  );
}

interface RefundProps extends ActProps {
  readonly receipt: LedgerEntry;
  /** Remaining amount of the receipt, in minor units. */
  readonly left: number;
}

/** Gives a receipt's money back, or a part of it. */
export function RefundDialog({ bill, receipt, left, onDone, onClose }: RefundProps) {
  const t = useMessages(encounterBillMessages);
  const { money } = useBillWords();
  const { currency } = receipt;
  const { send, busy, error } = useBillAct(bill);
  const [amount, setAmount] = useState(plainMoney(left, currency));
  const [means, setMeans] = useState<CounterMeans>(
    receipt.means === 'online' || receipt.means === null ? 'transfer' : (receipt.means as CounterMeans),
  );
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  async function refund(): Promise<void> {
    setTried(true);
    const value = readMoney(amount, currency);
    if (moneyFault(amount, { currency, most: left }) || value === undefined || textFault(reason)) return;
    const facts = { receiptId: receipt.id, means, amount: value, reason: reason.trim() };
    const refunded = await send(refundPayment, (id) => ({ id, ...facts }));
    if (refunded) onDone(refunded);
  }
  return (
    <BillDialog
      title={t('refundTitle', { number: receipt.number ?? '' })}
      act={t('refundAct')}
      onSubmit={() => void refund()}
      {...{ busy, error, onClose }}
    >
      <p>{t('refundText', { amount: money(left, currency) })}</p>
      <AmountField
        label={t('amount')}
        value={amount}
        onChange={setAmount}
        most={left}
        hasFocus
        {...{ tried, currency }}
      />
      <MeansField value={means} onChange={setMeans} />
      <ReasonField value={reason} onChange={setReason} tried={tried} />
    </BillDialog>
  );
}

interface ReverseProps extends ActProps {
  readonly entry: LedgerEntry;
}

/** Reverses a charge, a waiver or a receipt that was written by mistake. */
export function ReverseDialog({ bill, entry, onDone, onClose }: ReverseProps) {
  const t = useMessages(encounterBillMessages);
  const { entryName } = useBillWords();
  const { send, busy, error } = useBillAct(bill);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isReceipt = entry.kind === 'payment';
  async function reverse(): Promise<void> {
    setTried(true);
    if (textFault(reason)) return;
    const text = reason.trim();
    const reversed = isReceipt
      ? await send(reversePayment, (id) => ({ id, receiptId: entry.id, reason: text }))
      : await send(reverseEntry, (id) => ({ id, entryId: entry.id, reason: text }));
    if (reversed) onDone(reversed);
  }
  return (
    <BillDialog
      title={
        isReceipt
          ? t('reverseReceipt', { number: entry.number ?? '' })
          : t('reverseTitle', { name: entryName(entry) })
      }
      act={t('reverseAct')}
      variant="danger"
      onSubmit={() => void reverse()}
      {...{ busy, error, onClose }}
    >
      <p>{isReceipt ? t('reverseReceiptText') : t('reverseText')}</p>
      <ReasonField value={reason} onChange={setReason} tried={tried} />
    </BillDialog>
  );
}
