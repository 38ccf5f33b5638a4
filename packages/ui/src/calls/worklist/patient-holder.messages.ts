import { defineMessages } from '../../messages/index.ts';

export const patientHolderMessages = defineMessages('patient-holder', {
  mine: 'Reserved for you until {time}',
  held: 'Reserved for {name} until {time}',
  heldDo: 'Ask {name} before you call, or take the patient over. The takeover is recorded.',
  takeOver: 'Take over',
  failed: 'Could not check whether a colleague is calling this patient. You can continue.',
});
