export { CheckGroupField, type CheckGroupFieldProps, type CheckOption } from './check-group-field.tsx';
