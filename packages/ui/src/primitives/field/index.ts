export {
  type ControlProps,
  controlClass,
  Field,
  FieldError,
  type FieldFrame,
  type FieldProps,
  type FieldTexts,
  multilineClass,
  splitFrame,
} from './field.tsx';
