import { defineMessages } from '@careline/ui/messages';

export const emergencyAccessMessages = defineMessages('emergency-access', {
  offer: 'Emergency access',
  title: 'Emergency access',
  warning:
    'This opens the record of a patient of another facility to you for {minutes} minutes. It is recorded with your name and your reason, the people who check access look at it, and the patient can be told.',
  uhid: 'UHID',
  uhidHint: 'Exactly as it is written, every character.',
  uhidMissing: 'Enter the UHID.',
  reason: 'Reason',
  reasonHint: 'What makes this an emergency, in {least} to {most} characters.',
  reasonShort: 'Write at least {least} characters.',
  cancel: 'Cancel',
  open: 'Open the record',
  nobody: 'Nobody in your organisation has exactly this UHID. Check every character.',
  limited: 'You tried this too often within an hour. Ask a colleague, or the facility that has the record.',
  failedTitle: 'The record could not be opened',
});
