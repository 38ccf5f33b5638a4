import {
  type DispenseProblem,
  type Dispensing,
  dispensedOf,
  type IssuedLine,
  isMeasure,
  type NewDispense,
  type Prescription,
  readExpiry,
} from '@careline/core/internal/prescriptions';
import type { Translate } from '../../../messages/index.ts';
import type { dispensingMessages } from './dispensing.messages.ts';

/** The form values as typed. */
export interface DispenseValues {
  readonly product: string;
  readonly reason: string;
  readonly batch: string;
  readonly expiry: string;
  /** Number of pieces, or of containers. */
  readonly amount: string;
  /** Contents of one container. */
  readonly packSize: string;
  readonly day: string;
}
export type DispenseField = keyof DispenseValues;

export const beginDispense = (line: IssuedLine, today: string): DispenseValues => {
  const { open, unit } = dispensedOf(line);
  return {
    product: [line.medicine, line.strength].filter(Boolean).join(' '),
    ...{ reason: '', batch: '', expiry: '', packSize: '' },
    amount: isMeasure(unit) ? '1' : open === undefined ? '' : String(open),
    day: today,
  };
};

const numberOf = (typed: string): number | undefined => {
  const value = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(typed.trim())
    ? Number(typed.trim().replace(',', '.'))
    : Number.NaN;
  return value > 0 ? value : undefined;
};

type EnteredDispense = Pick<
  NewDispense,
  'product' | 'reason' | 'batch' | 'expiresOn' | 'quantity' | 'packSize' | 'handedOverOn'
>;

const FIELDS: Readonly<Record<Exclude<DispenseProblem['field'], 'line'>, DispenseField>> = {
  product: 'product',
  reason: 'reason',
  expiresOn: 'expiry',
  quantity: 'amount',
  packSize: 'packSize',
  handedOverOn: 'day',
};

type Problems = Partial<Record<DispenseField, string>>;

export interface ReadDispense {
  readonly entered: EnteredDispense | undefined;
  readonly problems: Problems;
  /** Why nothing of the line may be dispensed. */
  readonly whole: DispenseProblem | undefined;
}

/** Reads the form. `problems` contains messages by field. */
export function readDispense(
  values: DispenseValues,
  { line, prescription }: { readonly line: IssuedLine; readonly prescription: Prescription },
  days: { readonly day: string; readonly signedOn: string },
  { tables, rules }: Dispensing,
  words: {
    readonly t: Translate<typeof dispensingMessages.en>;
    readonly textOf: (problem: DispenseProblem) => string;
  },
): ReadDispense {
  const { t, textOf } = words;
  const isMeasured = isMeasure(dispensedOf(line).unit);
  const amount = numberOf(values.amount);
  const packSize = isMeasured ? numberOf(values.packSize) : null;
  const expiresOn = readExpiry(values.expiry);
  const missing: Problems = {
    ...(values.product.trim() === '' && { product: t('productMissing') }),
    ...(values.batch.trim() === '' && { batch: t('batchMissing') }),
    ...(expiresOn === undefined && { expiry: t('expiryMissing') }),
    ...(amount === undefined && { amount: t('quantityMissing') }),
    ...(packSize === undefined && { packSize: t('quantityMissing') }),
    ...(values.day === '' && { day: t('dayMissing') }),
  };
  if (
    expiresOn === undefined ||
    amount === undefined ||
    packSize === undefined ||
    Object.keys(missing).length > 0
  )
    return { entered: undefined, problems: missing, whole: undefined };
  const entered: EnteredDispense = {
    product: values.product.trim(),
    reason: values.reason.trim(),
    batch: values.batch.trim(),
    expiresOn,
    quantity: amount * (packSize ?? 1),
    packSize,
    handedOverOn: values.day,
  };
  const found = rules.dispenseProblems({ line, prescription }, entered, days, tables);
  const problems: Problems = {};
  for (const problem of found)
    if (problem.field !== 'line') problems[FIELDS[problem.field]] = textOf(problem);
  return {
    entered: found.length === 0 ? entered : undefined,
    problems,
    whole: found.find(({ field }) => field === 'line'),
  };
}
