export { patientPhotoMessages } from './patient-photo.messages.ts';
export { PatientPhoto, type PatientPhotoProps } from './patient-photo.tsx';
export { PhotoActions, type PhotoActionsProps } from './photo-actions.tsx';
