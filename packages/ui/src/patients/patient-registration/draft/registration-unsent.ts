import type { DraftKeeper, FormDrafts, FormOutbox } from '@careline/core/internal/outbox';

/** Where unconfirmed registrations are stored. The console passes one; custom elements do not. */
export interface RegistrationUnsent {
  readonly drafts: FormDrafts & Pick<DraftKeeper, 'list'>;
  readonly outbox: FormOutbox;
  /** `page`: the browser stores nothing beyond this page. */
  readonly keeps: 'device' | 'page';
}
