export { EnterResults, type EnterResultsProps } from './enter-results.tsx';
export { LabReportItem, type LabReportItemProps } from './lab-reports.tsx';
export { labsMessages } from './labs.messages.ts';
export { OrderLabs, type OrderLabsProps } from './order-labs.tsx';
export { PatientLabs, type PatientLabsProps } from './patient-labs.tsx';
export { PrintRequest, type PrintRequestProps, RequestPaper } from './print-request.tsx';
export { useLabWords } from './use-lab-words.tsx';
export { type PatientLabsList, useLabs } from './use-labs.ts';
