import type { ContactStatusKey } from '@careline/core/calls';
import type { DispositionKey } from '@careline/core/calls/outcome';
import type { FormAnswers } from '@careline/core/forms';
import type { CallTypeKey, ProgrammeKey } from '@careline/core/programmes';
import type { DemoReading } from './demo-person.ts';
import type { DemoStaff } from './demo-staff.ts';

export interface DemoCallStatus {
  readonly id: string;
  readonly status: ContactStatusKey;
  readonly disposition?: DispositionKey;
  readonly detail?: string;
  readonly note?: string;
  readonly nextCallAt?: number;
  readonly endedAt?: number;
  /** Unix seconds of when it was said. */
  readonly at: number;
}

/** One call with its statuses, oldest first, and its log where somebody was reached. */
export interface DemoCall {
  readonly id: string;
  readonly facilityId: string;
  readonly programme: ProgrammeKey;
  readonly callType: CallTypeKey;
  readonly attempt: number;
  readonly startedAt: number;
  readonly author: DemoStaff;
  readonly statuses: readonly DemoCallStatus[];
  readonly log?: {
    readonly form: string;
    readonly answers: FormAnswers;
  };
  readonly readings: readonly DemoReading[];
}
