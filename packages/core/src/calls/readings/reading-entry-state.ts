import type { EditedForm, FormDefinition } from '#forms';
import type { HttpError } from '#http';
import type { EnteredMetric, NewReading } from '#metrics';
import type { Finding } from '../findings/escalation.ts';
import type { ReadingFlag } from '../findings/reading-flag.ts';
import type { TypedFaces } from '../findings/typed-faces.ts';
import type { WallTime } from '../wall-time.ts';
import type { TakenProblem } from './reading-time.ts';

/** The longest note beside a reading, in characters. */
export const MAX_READING_NOTE = 500;

export type CriticalFinding = Extract<Finding, { readonly kind: 'CRITICAL_READING' }>;

/** A reading that is being entered outside a call, as its screen draws it. */
export interface ReadingEntryState extends EditedForm {
  readonly phase: 'editing' | 'sending' | 'stored';
  readonly metric: EnteredMetric;
  readonly form: FormDefinition;
  /** When it was taken, on the facility's clock; the time may be empty. */
  readonly taken: WallTime;
  readonly note: string;
  readonly takenProblem: TakenProblem | undefined;
  /** It was to be saved, and nothing is measured. */
  readonly isEmpty: boolean;
  /** What the reading asks of a person, as soon as what was entered is complete. */
  readonly flag: ReadingFlag | undefined;
  /** What the values are, of fields that were left; none while the patient is not known. */
  readonly faces: TypedFaces;
  /** The same as something to be handed over, where it cannot wait. */
  readonly critical: CriticalFinding | undefined;
  /** Why the last try failed; what was entered stays. */
  readonly error: HttpError | undefined;
  /** What was stored. */
  readonly reading: NewReading | undefined;
}

export type ReadingEntryEdit = Partial<
  Pick<ReadingEntryState, 'metric' | 'form' | 'values' | 'taken' | 'note' | 'checked'>
>;
