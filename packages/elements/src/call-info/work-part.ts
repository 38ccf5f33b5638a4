// The worklist and the patient's current holder; loaded after the call itself.
export { NextButton, PatientHolder, Worklist } from '@careline/ui/calls/worklist';
