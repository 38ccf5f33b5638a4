import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { DEMO_FACILITIES } from './demo-organisation.ts';
import { DEMO_ACCOUNTS } from './demo-staff.ts';
import { HOUR } from './indian-time.ts';

type Tx = Transaction<Schema>;

/** Notes that a part of the demo is made, `now` in unix seconds; false where it was before: what became of it since stays. */
export async function isFirstTime(tx: Tx, setting: string, now: number): Promise<boolean> {
  const made = await tx
    .insertInto('setting')
    .values({ name: setting, value: JSON.stringify({ made: now }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return made !== undefined;
}

const [FIRST] = DEMO_FACILITIES;
const DOCTOR = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('doctor@'))?.id ?? '';

export interface HeldConsultation {
  readonly id: string;
  readonly person_id: string;
  /** Unix seconds. */
  readonly starts_at: number;
}

/** The last consultations that the doctor of the first facility has held, the newest first. */
export const heldConsultations = (tx: Tx, now: number, most: number): Promise<HeldConsultation[]> =>
  tx
    .selectFrom('encounter')
    .select(['id', 'person_id', 'starts_at'])
    .where('facility_id', '=', FIRST.id)
    .where('care_provider_id', '=', DOCTOR)
    .where('status', '=', 'COMPLETED')
    .where('starts_at', '<', now - HOUR)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
