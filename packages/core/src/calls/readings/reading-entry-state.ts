import type { EditedForm, FormDefinition } from '#forms';
import type { HttpError } from '#http';
import type { EnteredMetric, NewReading } from '#metrics';
import type { Finding } from '../findings/escalation.ts';
import type { ReadingFlag } from '../findings/reading-flag.ts';
import type { TypedStatuses } from '../findings/typed-statuses.ts';
import type { WallTime } from '../wall-time.ts';
import type { TakenProblem } from './reading-time.ts';

/** Maximum characters of a note. */
export const MAX_READING_NOTE = 500;

export type CriticalFinding = Extract<Finding, { readonly kind: 'CRITICAL_READING' }>;

/** State of entering a reading outside a call. */
export interface ReadingEntryState extends EditedForm {
  readonly phase: 'editing' | 'sending' | 'stored';
  readonly metric: EnteredMetric;
  readonly form: FormDefinition;
  /** Local time of measurement; the time of day can be empty. */
  readonly taken: WallTime;
  readonly note: string;
  readonly takenProblem: TakenProblem | undefined;
  /** Saving was attempted without a value. */
  readonly isEmpty: boolean;
  /** Flag of the reading, once it is complete. */
  readonly flag: ReadingFlag | undefined;
  /** Evaluations of fields that have been left; empty while the patient is unknown. */
  readonly faces: TypedStatuses;
  /** Finding to hand over, if it is critical. */
  readonly critical: CriticalFinding | undefined;
  /** Why the last attempt failed; entries stay. */
  readonly error: HttpError | undefined;
  /** The stored reading. */
  readonly reading: NewReading | undefined;
}

export type ReadingEntryEdit = Partial<
  Pick<ReadingEntryState, 'metric' | 'form' | 'values' | 'taken' | 'note' | 'checked'>
>;
