export { DayCloses, type DayClosesProps } from './day-closes.tsx';
export { OpenBills, type OpenBillsProps } from './open-bills.tsx';
export { TransactionList, type TransactionListProps, useTransactionFilters } from './transaction-list.tsx';
