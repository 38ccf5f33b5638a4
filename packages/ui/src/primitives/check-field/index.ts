export { CheckField, type CheckFieldProps } from './check-field.tsx';
