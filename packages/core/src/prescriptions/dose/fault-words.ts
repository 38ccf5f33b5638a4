import type { Label } from '#formatting';
import type { Severity } from '../checks/medicine-finding.ts';

export interface FaultWords {
  readonly severity: Severity;
  readonly problem: Label;
  readonly act?: Label;
}
