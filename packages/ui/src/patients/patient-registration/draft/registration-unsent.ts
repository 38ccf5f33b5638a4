import type { DraftKeeper } from '@careline/core/outbox';
import type { RegistrationDrafts, RegistrationOutbox } from '@careline/core/patients/registration-form';

/** Where registrations are kept while the server has not confirmed them; the console gives it, an element none. */
export interface RegistrationUnsent {
  readonly drafts: RegistrationDrafts & Pick<DraftKeeper, 'list'>;
  readonly outbox: RegistrationOutbox;
  /** `page`: the browser keeps nothing beyond this page. */
  readonly keeps: 'device' | 'page';
}
