import type { CaseSheetPerson } from '@careline/core/internal/case-sheets';
import type { PersonFacts } from '@careline/core/internal/clinical';
import type { MetricRecord } from '@careline/core/internal/metrics';
import type { DraftKeeper, FormDrafts, FormOutbox } from '@careline/core/internal/outbox';

/** Where entries are stored until the server confirms them. */
export interface SheetUnsent {
  readonly drafts: FormDrafts & Pick<DraftKeeper, 'list'>;
  readonly outbox: FormOutbox;
  /** `page`: the browser stores nothing beyond this page. */
  readonly keeps: 'device' | 'page';
}

/** Shared by every part of a sheet. */
export interface SheetSetting {
  readonly vitaId: string;
  /** Encounter that new entries refer to. */
  readonly encounterId?: string | undefined;
  /** The signed-in member of staff. */
  readonly staffId: string;
  /** Facts about the patient now. */
  readonly person: CaseSheetPerson;
  /** Facts about the patient over time, used to judge measured values. Without them, adult limits apply. */
  readonly facts?: PersonFacts | undefined;
  /** Earlier readings, each metric's oldest first. The latest one of a field can be entered again. */
  readonly earlier?: readonly MetricRecord[] | undefined;
  readonly unsent?: SheetUnsent | undefined;
  /** Reports whether entries are saved neither on the server nor on the device. */
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}
