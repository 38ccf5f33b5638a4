export { FormDraftLine } from './form-draft-line.tsx';
export { ReasonFields, type ReasonFieldsProps } from './reason-fields.tsx';
export { useSavedForm } from './use-saved-form.ts';
export { WaitingSave } from './waiting-save.tsx';
