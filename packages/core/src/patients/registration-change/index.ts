export {
  CHANGE_DRAFTS,
  changeDraftId,
  patientOfChangeDraft,
} from './change-draft.ts';
export { changeForm } from './change-form.ts';
export { changeOfForm, type EnteredChange } from './change-of-form.ts';
export {
  createRegistrationChange,
  type RegistrationChange,
  type RegistrationChangeOptions,
} from './change-session.ts';
export {
  type ChangeState,
  lacksChangeConfirmation,
  lacksChangeReason,
  type Meanwhile,
} from './change-state.ts';
export { changeValues } from './change-values.ts';
export { mergeChange } from './merge-changes.ts';
