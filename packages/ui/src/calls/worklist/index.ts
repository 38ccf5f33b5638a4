export { NextButton, type NextButtonProps } from './next-button.tsx';
export { PatientHolder, type PatientHolderProps } from './patient-holder.tsx';
export { worklistMessages } from './worklist.messages.ts';
export { Worklist, type WorklistProps } from './worklist.tsx';
