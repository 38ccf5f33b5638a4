export { type ChosenFile, FileField, type FileFieldProps, type FileRefusal } from './file-field.tsx';
