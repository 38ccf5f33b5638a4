export { searchedElsewhere } from './duplicate-question.ts';
export { offeredForm, type RegistrationOffer } from './offered-form.ts';
export {
  nameInDraft,
  REGISTRATION_DRAFTS,
  registrationDraftId,
  vitaIdOfDraft,
  WALK_IN_DRAFTS,
} from './registration-draft.ts';
export { type PlacesOfPin, statePlaces } from './registration-edits.ts';
export {
  REGISTRATION_FORM,
  REGISTRATION_STEPS,
  type RegistrationStep,
  registrationStepForm,
  stepOfPath,
  WALK_IN_FORM,
} from './registration-form.ts';
export { registrationParts } from './registration-parts.ts';
export {
  createRegistrationSession,
  type RegistrationSession,
} from './registration-session.ts';
export {
  type DuplicatesFound,
  lacksConfirmation,
  lacksReason,
  type RegistrationState,
} from './registration-state.ts';
