import type { CaseSheetPerson } from '@careline/core/internal/case-sheets';
import type { PersonFacts } from '@careline/core/internal/clinical';
import type { DraftKeeper, FormDrafts, FormOutbox } from '@careline/core/internal/outbox';

/** Where what is written is kept while the server has not confirmed it. */
export interface SheetUnsent {
  readonly drafts: FormDrafts & Pick<DraftKeeper, 'list'>;
  readonly outbox: FormOutbox;
  /** `page`: the browser keeps nothing beyond this page. */
  readonly keeps: 'device' | 'page';
}

/** What every part of a sheet is drawn with. */
export interface SheetSetting {
  readonly vitaId: string;
  /** What is written here names this encounter. */
  readonly encounterId?: string | undefined;
  /** Who is signed in. */
  readonly staffId: string;
  /** What is known of the patient now. */
  readonly person: CaseSheetPerson;
  /** The same over time: decides what a measured value is. Without it an adult's limits hold. */
  readonly facts?: PersonFacts | undefined;
  readonly unsent?: SheetUnsent | undefined;
  /** Something was entered that neither the server nor the device has. */
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}
