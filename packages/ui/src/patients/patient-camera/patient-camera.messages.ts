import { defineMessages } from '../../messages/index.ts';

export const patientCameraMessages = defineMessages('patient-camera', {
  title: 'Scan the code on the card',
  hint: 'Hold the bar code or QR code in front of the camera.',
  picture: 'Camera view',
  cancel: 'Stop the camera',
  failed: 'The camera cannot be used',
  refused: 'The camera is blocked. Allow it in the address bar, or type the UHID.',
  none: 'This device has no camera. Type the UHID.',
  broken: 'Another program may be using the camera. Close it and try again, or type the UHID.',
});
