import { defineMessages } from '../../../messages/index.ts';

/** What becomes of the entries of a call before the server has confirmed them. */
export const messages = defineMessages('call-draft', {
  savedNow: 'Kept on this device',
  savedSeconds: 'Kept on this device {count} s ago',
  savedMinutes: 'Kept on this device {count} min ago',
  unsaved: 'Keeping on this device',
  failed: 'This device could not keep the last entries. It is tried again; do not close this page.',
  opening: 'Looking for what you entered before',
  restored: 'What you entered {when} has been put back. It is not saved with the patient yet.',
  elsewhere: 'You have this call open in another tab. Here it can only be read.',
  takeOver: 'Take over here',
  asideTitle: 'Earlier entries without a place in this form',
  asideDo: 'The form has changed since. Enter again what still counts; it is not saved otherwise.',
  unavailable: 'What you enter is kept only while this page is open: this device keeps nothing now.',
  unreadable:
    'An earlier draft of this call cannot be opened here. What you enter now is kept only while this page is open.',
  otherFacility:
    'You began this call at another facility; switch there to go on. What you enter now is kept only while this page is open.',
});
