import {
  addCharges,
  type ChargeOffer,
  chargeTotals,
  type EncounterBill,
  MAX_QUANTITY,
  readMoney,
} from '@careline/core/internal/billing';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { textFault, useBillWords } from '../bill-words/index.ts';
import { billWordsMessages, encounterBillMessages } from '../billing.messages.ts';
import { BillDialog } from './bill-dialog.tsx';
import { ReasonField } from './money-fields.tsx';
import { type BillKey, useBillAct } from './use-bill.ts';

export interface ChargeDialogProps {
  readonly bill: BillKey;
  readonly offers: readonly ChargeOffer[];
  readonly currency: string;
  readonly mayDiscount: boolean;
  readonly onDone: (bill: EncounterBill) => void;
  readonly onClose: () => void;
}

/** Returns a typed quantity, or undefined if it is none. */
function quantityOf(text: string): number | undefined {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= MAX_QUANTITY ? count : undefined;
}

/** Returns the fields' values and faults, and the price they come to. */
function useCharge({ offers, currency }: Pick<ChargeDialogProps, 'offers' | 'currency'>) {
  const [cardId, setCardId] = useState('');
  const [count, setCount] = useState('1');
  const [discountText, setDiscountText] = useState('');
  const [reason, setReason] = useState('');
  const offer = offers.find((one) => one.cardId === cardId);
  const quantity = quantityOf(count);
  const discount = discountText.trim() === '' ? 0 : readMoney(discountText, currency);
  const price = offer && quantity !== undefined ? offer.unitAmount * quantity : undefined;
  const isTooLarge = price !== undefined && discount !== undefined && discount > price;
  const hasReason = !discount || textFault(reason) === undefined;
  const total =
    offer && quantity !== undefined && discount !== undefined && !isTooLarge
      ? chargeTotals({ quantity, discount, unitAmount: offer.unitAmount, taxRate: offer.taxRate }).total
      : undefined;
  const values = { cardId, count, discountText, reason };
  const setters = { setCardId, setCount, setDiscountText, setReason };
  return { ...values, ...setters, offer, quantity, discount, isTooLarge, hasReason, total };
}

/** Charges one of everything that has a price today. */
export function ChargeDialog({ bill, offers, currency, mayDiscount, onDone, onClose }: ChargeDialogProps) {
  const t = useMessages(encounterBillMessages);
  const w = useMessages(billWordsMessages);
  const { money, itemName } = useBillWords();
  const { send, busy, error } = useBillAct(bill);
  const charge = useCharge({ offers, currency });
  const [tried, setTried] = useState(false);
  async function store(): Promise<void> {
    setTried(true);
    const { offer, quantity, discount, total, hasReason } = charge;
    if (!offer || quantity === undefined || total === undefined || !hasReason) return;
    const { cardId, unitAmount } = offer;
    const reduced = discount ? { discount: { amount: discount, reason: charge.reason.trim() } } : {};
    const charged = await send(addCharges, (id) => ({
      charges: [{ id, cardId, quantity, unitAmount, about: null, ...reduced }],
    }));
    if (charged) onDone(charged);
  }
  const discountFault = charge.discount === undefined ? w('amountWrong') : t('discountTooLarge');
  return (
    <BillDialog
      title={t('chargeTitle')}
      act={t('chargeAct')}
      onSubmit={() => void store()}
      {...{ busy, error, onClose }}
    >
      <SelectField
        label={t('item')}
        required
        placeholder={t('chooseItem')}
        options={offers.map((one) => ({
          value: one.cardId,
          label: `${itemName(one)} · ${money(one.unitAmount, currency)}`,
        }))}
        value={charge.cardId}
        onChange={charge.setCardId}
        error={tried && !charge.offer ? t('itemMissing') : undefined}
        data-autofocus
      />
      <TextField
        label={t('count')}
        required
        inputMode="numeric"
        maxLength={3}
        value={charge.count}
        onChange={charge.setCount}
        error={tried && charge.quantity === undefined ? t('countWrong', { most: MAX_QUANTITY }) : undefined}
      />
      {mayDiscount && (
        <TextField
          label={t('discountAmount')}
          inputMode="decimal"
          maxLength={15}
          value={charge.discountText}
          onChange={charge.setDiscountText}
          error={tried && (charge.discount === undefined || charge.isTooLarge) ? discountFault : undefined}
        />
      )}
      {Boolean(charge.discount) && (
        <ReasonField
          label={t('discountReason')}
          value={charge.reason}
          onChange={charge.setReason}
          tried={tried}
        />
      )}
      {charge.total !== undefined && (
        <p className="font-semibold tabular-nums" role="status">
          {t('total')}: {money(charge.total, currency)}
        </p>
      )}
    </BillDialog>
  );
}
