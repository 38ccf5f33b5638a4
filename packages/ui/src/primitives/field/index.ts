export {
  type ControlProps,
  controlClass,
  Field,
  FieldError,
  type FieldProps,
  type FieldTexts,
  multilineClass,
} from './field.tsx';
