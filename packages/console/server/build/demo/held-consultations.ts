import type { Transaction } from 'kysely';
import { DEMO_FACILITIES } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS } from '../../src/demo/demo-staff.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { HOUR } from './indian-time.ts';

type Tx = Transaction<Schema>;

const [FIRST] = DEMO_FACILITIES;
const DOCTOR = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('doctor@'))?.id ?? '';

export interface HeldConsultation {
  readonly id: string;
  readonly person_id: string;
  /** Unix seconds. */
  readonly starts_at: number;
}

/** Returns the completed consultations of the first facility's doctor, newest first. */
export const heldConsultations = (tx: Tx, now: number): Promise<HeldConsultation[]> =>
  tx
    .selectFrom('encounter')
    .select(['id', 'person_id', 'starts_at'])
    .where('facility_id', '=', FIRST.id)
    .where('care_provider_id', '=', DOCTOR)
    .where('status', '=', 'COMPLETED')
    .where('starts_at', '<', now - HOUR)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
