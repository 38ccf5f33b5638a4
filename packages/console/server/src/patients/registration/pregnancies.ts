import { dayOf } from '@careline/core/internal/formatting';
import { datePregnancy, type RegistrationParts } from '@careline/core/internal/patients/registration';
import type { Kysely, Transaction } from 'kysely';
import type { Entry } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';

type NewPregnancy = NonNullable<RegistrationParts['pregnancy']>;

/** Days after the due date when a pregnancy has certainly ended: 44 weeks, plus two for a wrong date. */
const OVER_AFTER_DAYS = 42;
const DAY_SECONDS = 86_400;

/** Returns the earliest due date that a current pregnancy can have. */
const firstDueDate = ({ now, timeZone }: Pick<Entry, 'now' | 'timeZone'>): string =>
  dayOf(now - OVER_AFTER_DAYS * DAY_SECONDS, timeZone);

/** Returns a patient's current pregnancy, or undefined if there is none or it must have ended. */
export async function presentPregnancy(
  tx: Kysely<Schema>,
  vitaId: string,
  clock: Pick<Entry, 'now' | 'timeZone'>,
) {
  const row = await tx
    .selectFrom('pregnancy')
    .select(['edd', 'basis', 'lmp', 'cycle_days', 'scan_on', 'scan_days'])
    .where('person_id', '=', vitaId)
    .where('ended_at', 'is', null)
    .where('edd', '>=', firstDueDate(clock))
    .executeTakeFirst();
  if (!row) return undefined;
  const { edd, basis, lmp, cycle_days, scan_on, scan_days } = row;
  return {
    edd,
    basis,
    ...(lmp !== null && { lmp }),
    ...(cycle_days !== null && { cycleDays: cycle_days }),
    ...(scan_on !== null &&
      scan_days !== null && { scan: { on: scan_on, weeks: Math.floor(scan_days / 7), days: scan_days % 7 } }),
  };
}

/** Replaces the current pregnancy; null ends it. The earlier one keeps its dates. */
export async function setPregnancy(
  tx: Transaction<Schema>,
  vitaId: string,
  pregnancy: NewPregnancy | null,
  entry: Entry,
): Promise<void> {
  await tx
    .updateTable('pregnancy')
    .set({ ended_at: entry.now })
    .where('person_id', '=', vitaId)
    .where('ended_at', 'is', null)
    .execute();
  const dating = pregnancy && datePregnancy(pregnancy, dayOf(entry.now, entry.timeZone));
  if (!dating) return;
  const { lmp, cycleDays, scan } = pregnancy;
  await tx
    .insertInto('pregnancy')
    .values({
      id: newId(),
      person_id: vitaId,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      edd: dating.edd,
      basis: dating.basis,
      lmp: lmp ?? null,
      cycle_days: cycleDays ?? null,
      scan_on: scan?.on ?? null,
      scan_days: scan ? scan.weeks * 7 + scan.days : null,
      author_id: entry.staffId,
      created_at: entry.now,
    })
    .execute();
}
