export { type ChosenFile, FileField, type FileFieldProps } from './file-field.tsx';
