import type { MetricsClient } from '@careline/core/internal/metrics';
import type { Patient } from '@careline/core/internal/patients';
import type { AddedKind } from './added-kind.ts';

export interface AddReadingProps {
  readonly metrics: Pick<MetricsClient, 'add'>;
  /** Offers metrics only: no rapid tests, and no files of examinations. */
  readonly onlyMetrics?: boolean;
  readonly vitaId: string;
  /** Whose reading it is: what is unlikely and what is critical depends on it. Of another id it is not used. */
  readonly patient: Patient | undefined;
  /** What is chosen at first; a person may choose another. */
  readonly kind?: AddedKind | undefined;
  /** It is stored. */
  readonly onAdded: (kind: AddedKind) => void;
  readonly onClose: () => void;
  /** In the page, where it stands, instead of over it: inside an element that has no room of its own. */
  readonly inline?: boolean;
  /** Something is entered that is not stored. Keep it the same function. */
  readonly onDirtyChange?: (dirty: boolean) => void;
}
