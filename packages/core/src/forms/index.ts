export {
  type AnswerLabel,
  type AnswerLine,
  type AnswerSection,
  type StoredAnswers,
  sectionsOfForm,
} from './answer-sections.ts';
export { type Checked, NOTHING_CHECKED } from './checked.ts';
export { dangerousAnswers } from './dangerous-answers.ts';
export type { Condition } from './definition/condition.ts';

export { definitionProblems } from './definition/definition-problems.ts';
export { type FieldAt, fieldPath, placeOfPath } from './definition/field-at.ts';
export {
  type BooleanField,
  type ConditionalField,
  type DateField,
  type DropdownField,
  type EmailField,
  type FieldDanger,
  type FieldOption,
  type FieldReading,
  type FileField,
  type FormDefinition,
  type FormField,
  type FormSection,
  type LeafField,
  type LongTextField,
  type LookUp,
  leafFields,
  type MultiselectField,
  type NumberField,
  type PhoneNumberField,
  type ReadingSituation,
  type ReadingSubject,
  type RepeatedGroup,
  type ShortTextField,
  sectionFields,
} from './definition/form-definition.ts';
export type { AnswersOf } from './definition/model.ts';
export {
  isSectionAnswered,
  type VisibleBlock,
  type VisibleSection,
  visibleForm,
} from './definition/visible-form.ts';
export { asideText, fittingValues, type SetAside } from './fitting-values.ts';
export { answersFrom, type FormAnswers, valuesFrom } from './form-answers.ts';
export {
  changesBetween,
  type FormChange,
  type Stated,
} from './form-changes.ts';
export {
  createFormEditor,
  type EditedForm,
  type FormEditor,
  type FormEditorOptions,
  type FormEdits,
  ofChecked,
  type SharedFormEdits,
  shownProblems,
  withChecked,
} from './form-editor.ts';
export {
  fieldAt,
  withEntry,
  withLastValue,
  withNewRow,
  withoutRow,
  withReason,
  withUnit,
} from './form-edits.ts';
export {
  type PlacedReading,
  placedReadings,
  type ReadingContext,
  readingsFrom,
  UNSAVED,
} from './form-readings.ts';
export {
  type FieldValue,
  type FormValues,
  initialRow,
  initialValues,
  isAnswered,
  isDirty,
  MAX_REASON,
  type RowValues,
  reasonKey,
  rowsOf,
  type SectionValues,
  sameValue,
  steady,
  steadyEntries,
  storedKeys,
  unitKey,
  valueAt,
  withValue,
} from './form-values.ts';
export {
  changeSince,
  type EarlierAnswers,
  type LastRows,
  type LastTime,
  type LastValue,
  lastRows,
  lastValues,
  metricsAsked,
} from './last-values.ts';
export { latestAnswers } from './latest-answers.ts';
export { type Merged, mergeFields, type Overlap, sameIn, type Three } from './merge-fields.ts';
export { fieldsTogether, mergeForm } from './merge-form.ts';
export {
  mergeRows,
  rowsBecame,
} from './merge-rows.ts';
export { type AnswerProblem, checkAnswers } from './validation/check-answers.ts';
export type { FieldProblem, FormContext, FormProblems } from './validation/field-problem.ts';
export { takesMeterWords, takesSign } from './validation/number-problem.ts';
export { type SectionProgress, sectionProgress } from './validation/section-progress.ts';
export { validateForm } from './validation/validate-form.ts';
