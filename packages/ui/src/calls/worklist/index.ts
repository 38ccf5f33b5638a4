export { NextButton, type NextButtonProps } from './next-button.tsx';
export { PatientHolder, type PatientHolderProps } from './patient-holder.tsx';
export { RiskMark, riskLook } from './risk-mark.tsx';
export { useAlertText } from './use-alert-text.ts';
export { worklistMessages } from './worklist.messages.ts';
export { Worklist, type WorklistProps } from './worklist.tsx';
