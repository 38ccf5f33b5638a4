import type { Patient } from '@careline/core/internal/patients';
import type { RecordFacts } from '../patients/use-record-facts.ts';

/** What each view of a record gets. */
export interface PartProps {
  readonly patient: Patient;
}

export interface ChangingPartProps extends PartProps {
  /** Parts of the record that are already loaded. */
  readonly facts: RecordFacts;
  readonly onChanged: () => void;
}
