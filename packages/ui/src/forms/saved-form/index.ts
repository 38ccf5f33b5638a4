export { FormDraftLine } from './form-draft-line.tsx';
export { useSavedForm } from './use-saved-form.ts';
export { WaitingSave } from './waiting-save.tsx';
