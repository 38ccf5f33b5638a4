import {
  COUNTER_MEANS,
  MAX_BILLING_REASON,
  MAX_PAYMENT_REFERENCE,
  paymentMeansLabel,
} from '@careline/core/internal/billing';
import { useLocale, useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { moneyFault, textFault, useBillWords } from '../bill-words/index.ts';
import { billWordsMessages, encounterBillMessages } from '../billing.messages.ts';

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether faults are shown. */
  readonly tried: boolean;
}

export interface AmountFieldProps extends FieldProps {
  readonly label: string;
  readonly currency: string;
  /** In minor units. */
  readonly most: number;
  readonly hasFocus?: boolean;
}

/** An amount as people write it. */
export function AmountField({ label, value, onChange, tried, currency, most, hasFocus }: AmountFieldProps) {
  const w = useMessages(billWordsMessages);
  const { money } = useBillWords();
  const fault = tried ? moneyFault(value, { currency, most }) : undefined;
  return (
    <TextField
      label={label}
      required
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      value={value}
      onChange={onChange}
      error={fault && w(fault, { amount: money(most, currency) })}
      data-autofocus={hasFocus || undefined}
    />
  );
}

export type CounterMeans = (typeof COUNTER_MEANS)[number];

/** The means that a person at the counter takes. */
export function MeansField({
  value,
  onChange,
}: {
  readonly value: CounterMeans;
  readonly onChange: (value: CounterMeans) => void;
}) {
  const t = useMessages(encounterBillMessages);
  const locale = useLocale();
  return (
    <SelectField
      label={t('means')}
      required
      options={COUNTER_MEANS.map((means) => ({ value: means, label: paymentMeansLabel(means, locale) }))}
      value={value}
      onChange={(means) => onChange(means || value)}
    />
  );
}

export function ReferenceField({ value, onChange, tried }: FieldProps) {
  const t = useMessages(encounterBillMessages);
  const w = useMessages(billWordsMessages);
  const fault = tried || value.length > 12 ? textFault(value, false) : undefined;
  return (
    <TextField
      label={t('reference')}
      hint={t('referenceHint')}
      autoComplete="off"
      maxLength={MAX_PAYMENT_REFERENCE}
      value={value}
      onChange={onChange}
      error={fault && w(fault)}
    />
  );
}

export function ReasonField({ value, onChange, tried, label }: FieldProps & { readonly label?: string }) {
  const w = useMessages(billWordsMessages);
  const fault = tried ? textFault(value) : undefined;
  return (
    <TextArea
      label={label ?? w('reason')}
      required
      rows={2}
      maxLength={MAX_BILLING_REASON}
      value={value}
      onChange={onChange}
      error={fault && w(fault)}
    />
  );
}
