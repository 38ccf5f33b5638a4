import { defineMessages } from '../../messages/index.ts';

export const patientHolderMessages = defineMessages('patient-holder', {
  mine: 'You have this patient until {time}. It is renewed while the call is open.',
  held: '{name} has this patient until {time}.',
  heldDo: 'Ask {name} before you call, or take the patient over. It is written down who took over from whom.',
  takeOver: 'Take over',
  failed: 'It is not known whether somebody else has this patient. You can work on; it is asked again.',
});
