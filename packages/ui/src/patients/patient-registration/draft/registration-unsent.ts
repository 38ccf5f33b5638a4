import type { DraftKeeper, FormDrafts, FormOutbox } from '@careline/core/internal/outbox';

/** Where registrations are kept while the server has not confirmed them; the console gives it, an element none. */
export interface RegistrationUnsent {
  readonly drafts: FormDrafts & Pick<DraftKeeper, 'list'>;
  readonly outbox: FormOutbox;
  /** `page`: the browser keeps nothing beyond this page. */
  readonly keeps: 'device' | 'page';
}
