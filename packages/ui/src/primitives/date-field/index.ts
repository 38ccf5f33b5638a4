export { DateField } from './date-field.tsx';
export type { DateFieldProps } from './kind-props.ts';
