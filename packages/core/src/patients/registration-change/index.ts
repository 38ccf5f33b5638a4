export {
  changeDraftId,
  patientOfChangeDraft,
} from './change-draft.ts';
export { changeForm } from './change-form.ts';

export {
  createRegistrationChange,
  type RegistrationChange,
} from './change-session.ts';
export {
  type ChangeState,
  type ConcurrentChange,
  lacksChangeConfirmation,
} from './change-state.ts';
export { changeValues } from './change-values.ts';
