import { defineMessages } from '../messages/index.ts';

export const patientPhotoMessages = defineMessages('patient-photo', {
  photoOf: 'Photo of {name}',
  photoOfNameless: 'Photo of the patient',
  add: 'Add a photo',
  change: 'Change the photo',
  remove: 'Remove the photo',
  title: 'Photo of the patient',
  agree: 'Use a photo only if the patient agrees to it.',
  file: 'Picture from a file',
  camera: 'Picture from the camera',
  hint: 'The middle of the picture is kept, as a square. The place and the camera that the file names are not stored.',
  preview: 'This is how the photo will be shown.',
  save: 'Save the photo',
  cancel: 'Cancel',
  missing: 'Choose a picture first.',
  tooLarge: 'The picture is larger than {size}. Choose a smaller one.',
  unreadable: 'This file cannot be read as a picture. Choose another one, such as JPEG, PNG or WebP.',
  infected: 'A virus was found in this picture. Choose another one.',
  saved: 'The photo is saved.',
  removed: 'The photo is removed.',
  removeTitle: 'Remove the photo?',
  removeText: 'The photo is deleted for good. Nothing else of the patient changes.',
  keep: 'Keep the photo',
});

export const patientCameraMessages = defineMessages('patient-camera', {
  title: 'Scan the code of the card',
  hint: 'Hold the bar code or QR code in front of the camera.',
  picture: 'What the camera sees',
  cancel: 'Stop the camera',
  failed: 'The camera cannot be used',
  refused: 'The browser may not use the camera. Allow it in the address bar, or type the UHID.',
  none: 'This device has no camera. Type the UHID.',
  broken: 'Another program may be using the camera. Close it and try again, or type the UHID.',
});
