export { EncounterBill, type EncounterBillProps } from './encounter-bill.tsx';
