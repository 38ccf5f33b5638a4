export {
  addCharges,
  addPayment,
  addPaymentLink,
  addWaiver,
  billEndpoints,
  cancelPaymentLink,
  type EncounterBill,
  getBill,
  getReceipt,
  listReceipts,
  MAX_QUANTITY,
  MAX_RECEIPTS,
  type PaymentReceipt,
  previewLinkMessage,
  refundPayment,
  reverseEntry,
  reversePayment,
  sendPaymentLink,
} from './bill.endpoints.ts';
export { hasCardNumber } from './card-number.ts';
export { financialYearOf, LEDGER_YEARS, receiptNumber } from './financial-year.ts';
export {
  type Bill,
  type BillState,
  billOf,
  billStateLabel,
  COUNTER_MEANS,
  ENTRY_KINDS,
  type EntryKind,
  entryKindLabel,
  MONEY_KINDS,
  type MoneyKind,
  PAYMENT_MEANS,
  type PaymentMeans,
  paymentMeansLabel,
  refundableOf,
  reversedIds,
} from './ledger.ts';
export {
  type ChargedItem,
  type ChargeOffer,
  type LedgerEntry,
  MAX_BILLING_REASON,
  MAX_PAYMENT_REFERENCE,
} from './ledger-entry.ts';
export {
  chargeTotals,
  DEFAULT_CURRENCY,
  formatMoney,
  plainMoney,
  readMoney,
} from './money.ts';
export { type LinkState, linkStateLabel, type PaymentLink } from './payment-link.ts';
export {
  findServiceCard,
  findTestCard,
  isValidOn,
  type RateCard,
  rateCardSchema,
  rateCardsIn,
} from './rate-card.ts';
export {
  closeDay,
  type DayClose,
  getOpenDay,
  listDayCloses,
  listOpenBills,
  listTransactions,
  MAX_OPEN_BILLS,
  MAX_TRANSACTION_DAYS,
  OPEN_BILL_DAYS,
  type OpenBill,
  type OpenDay,
  type Transaction,
  type TransactionTotals,
  totalTransactions,
  transactionEndpoints,
} from './transactions.endpoints.ts';
