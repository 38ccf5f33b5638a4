import { defineMessages } from '../../messages/index.ts';

/** Apart from the words of a photo that is shown, because most pages show photos and few change them. */
export const photoEditorMessages = defineMessages('photo-editor', {
  add: 'Add a photo',
  change: 'Change the photo',
  remove: 'Remove the photo',
  title: 'Photo of the patient',
  agree: 'Use a photo only if the patient agrees to it.',
  file: 'Picture from a file',
  camera: 'Picture from the camera',
  hint: 'The picture is cropped to a square. Location and camera details in the file are not saved.',
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
  removeText: 'The photo is deleted permanently. Nothing else in the record changes.',
  keep: 'Keep the photo',
});
