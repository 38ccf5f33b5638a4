import type { newCallLogSchema } from '@careline/core/internal/calls';
import type { NewLeftOpen } from '@careline/core/internal/finishing';
import type { InferOutput } from 'valibot';
import type { ValidReading } from '../../observations/readings.ts';
import type { ValidStatus } from '../contact-statuses.ts';

export interface ValidCallLog {
  readonly contactId: string;
  readonly vitaId: string;
  readonly status: ValidStatus;
  readonly log: InferOutput<typeof newCallLogSchema>;
  /** Contract 1 sends them; contract 2 leaves them to the server. */
  readonly readings?: readonly ValidReading[] | undefined;
  /** Why critical items of the patient were left open. */
  readonly leftOpen?: readonly NewLeftOpen[] | undefined;
}
