export {
  type ControlProps,
  controlClass,
  describedBy,
  Field,
  FieldError,
  type FieldFrame,
  FieldLast,
  type FieldProps,
  type FieldTexts,
  multilineClass,
  splitFrame,
} from './field.tsx';
