export { NextCallFields, type NextCallFieldsProps } from './next-call-fields.tsx';
export { OutcomeQuestion } from './outcome-question.tsx';
