export {
  type BooleanField,
  CONTROL_TYPES,
  type ControlType,
  type DateField,
  type DropdownField,
  type FieldReading,
  type FormDefinition,
  type FormField,
  type FormSection,
  type LongTextField,
  type NumberField,
  type ReadingSubject,
} from './form-definition.ts';
export { asciiDigits, withEntry, withLastValue, withSwappedPressures } from './form-edits.ts';
export { answersFrom, type ReadingContext, readingsFrom } from './form-readings.ts';
export {
  type FieldValue,
  type FormValues,
  initialValues,
  isAnswered,
  isDirty,
  type SectionValues,
  unitKey,
  withValue,
} from './form-values.ts';
export { type LastValue, lastValues } from './last-values.ts';
export { pressurePair } from './pressure-pair.ts';
export { type FieldProblem, type FormProblems, fieldPath, validateForm } from './validate-form.ts';
