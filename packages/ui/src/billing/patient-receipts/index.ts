export { PatientReceipts, type PatientReceiptsProps } from './patient-receipts.tsx';
