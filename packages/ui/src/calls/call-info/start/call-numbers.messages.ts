import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('call-numbers', {
  others: 'Other numbers of the patient',
  call: 'Call {number}',
  elsewhere: 'Called {number} from my own phone',
  stopped: '{number}: {reason}, said by {name} on {date}',
  allow: 'Allow again',
  allowNumber: 'Allow again: {number}',
  reason: 'Why may {number} be called again?',
  reasonHint: 'Visible in the audit.',
  reasonRequired: 'Enter a reason.',
  cancel: 'Cancel',
  failed: 'The number was not allowed again',
});
