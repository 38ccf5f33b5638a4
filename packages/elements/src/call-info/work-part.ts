// Whom to call next, and who holds a patient: fetched after the call itself.
export { NextButton, PatientHolder, Worklist } from '@careline/ui/calls/worklist';
