export { NextCallFields } from './next-call-fields.tsx';
export { OutcomeQuestion } from './outcome-question.tsx';
