import type { MetricsClient } from '@careline/core/internal/metrics';
import type { Patient } from '@careline/core/internal/patients';
import type { AddedKind } from './added-kind.ts';

export interface AddReadingProps {
  readonly metrics: Pick<MetricsClient, 'add'>;
  /** Offers metrics only, without rapid tests and examination files. */
  readonly onlyMetrics?: boolean;
  readonly vitaId: string;
  /** The patient, used to judge unlikely and critical values. Ignored if the id differs from `vitaId`. */
  readonly patient: Patient | undefined;
  /** Initial choice, which the user can change. */
  readonly kind?: AddedKind | undefined;
  /** Called after a save. */
  readonly onAdded: (kind: AddedKind) => void;
  readonly onClose: () => void;
  /** Renders in the page instead of as an overlay, for elements with no space of their own. */
  readonly inline?: boolean;
  /** Reports whether entries are not saved. Pass a stable function. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}
