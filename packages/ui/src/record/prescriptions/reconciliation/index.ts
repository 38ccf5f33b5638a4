export { MedicineCheckForm } from './medicine-check-form.tsx';
export { MedicineReconciliation, type MedicineReconciliationProps } from './medicine-reconciliation.tsx';
export { reconciliationMessages } from './reconciliation.messages.ts';
