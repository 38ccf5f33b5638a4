import type { newCallLogSchema } from '@careline/core/calls';
import type { NewLeftOpen } from '@careline/core/finishing';
import type { InferOutput } from 'valibot';
import type { ValidReading } from '../../observations/readings.ts';
import type { ValidStatus } from '../contact-statuses.ts';

export interface ValidCallLog {
  readonly contactId: string;
  readonly vitaId: string;
  readonly status: ValidStatus;
  readonly log: InferOutput<typeof newCallLogSchema>;
  readonly readings: readonly ValidReading[];
  /** Why critical items of the patient were left open. */
  readonly leftOpen?: readonly NewLeftOpen[] | undefined;
}
