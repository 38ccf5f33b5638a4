export { MedicineAdherence, type MedicineAdherenceProps } from './adherence/index.ts';
export type { PaperFormat, PaperFormatMemory } from './paper/paper-format.ts';
export { PrescriptionPaper, type PrescriptionPaperProps } from './paper/prescription-paper.tsx';
export { PrintPrescription } from './paper/print-prescription.tsx';
export {
  PatientMedicines,
  type PatientMedicinesProps,
  type PrescriptionList,
  usePrescriptions,
} from './patient-medicines.tsx';
export { PrescriptionWriter } from './prescription-writer.tsx';
export type { PrescriptionWriterProps } from './prescription-writer-props.ts';
export { prescriptionsMessages } from './prescriptions.messages.ts';
export { MedicineReconciliation, type MedicineReconciliationProps } from './reconciliation/index.ts';
export { H1Register, type H1RegisterProps, h1RegisterMessages } from './register/index.ts';
export { SetLinesEditor, type SetLinesEditorProps } from './set-lines-editor.tsx';
export type { PrescriptionKeeping } from './use-writing.ts';
export { ValidatePrescriptions, type ValidatePrescriptionsProps } from './validate-prescriptions.tsx';
