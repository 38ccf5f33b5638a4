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
  /** Sent by contract 1. In contract 2 the server derives them. */
  readonly readings?: readonly ValidReading[] | undefined;
  /** Why the patient's critical items were left open. */
  readonly leftOpen?: readonly NewLeftOpen[] | undefined;
}
