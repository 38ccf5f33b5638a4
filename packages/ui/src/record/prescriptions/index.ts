export { MedicineAdherence, type MedicineAdherenceProps } from './adherence/index.ts';
export { type OpenWriting, useOpenWriting, useWritten } from './open-writing.ts';
export type { PaperFormat, PaperFormatMemory } from './paper/paper-format.ts';
export { PrescriptionPaper, type PrescriptionPaperProps } from './paper/prescription-paper.tsx';
export { PrintPrescription } from './paper/print-prescription.tsx';
export {
  PatientMedicines,
  type PatientMedicinesProps,
  type PrescriptionList,
  usePrescriptions,
} from './patient-medicines.tsx';
export { PrescriptionToSign, type PrescriptionToSignProps } from './prescription-to-sign.tsx';
export { PrescriptionWriter } from './prescription-writer.tsx';
export type { PrescriptionWriterProps } from './prescription-writer-props.ts';
export { prescriptionsMessages } from './prescriptions.messages.ts';
export { MedicineReconciliation, type MedicineReconciliationProps } from './reconciliation/index.ts';
export { H1Register, type H1RegisterProps, h1RegisterMessages } from './register/index.ts';
export { SetLinesEditor, type SetLinesEditorProps } from './set-lines-editor.tsx';
export {
  type PrescriptionKeeping,
  readableLines,
  signingFault,
  useBasis,
  type Writing,
} from './use-writing.ts';
export { ValidatePrescriptions, type ValidatePrescriptionsProps } from './validate-prescriptions.tsx';
export { VisitSummary, type VisitSummaryProps } from './visit-summary.tsx';
