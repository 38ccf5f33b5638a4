import { defineMessages } from '../../messages/index.ts';

export const patientPhotoMessages = defineMessages('patient-photo', {
  photoOf: 'Photo of {name}',
  photoOfNameless: 'Photo of the patient',
});
