import {
  closingObstacle,
  type FacilityConsequences,
  type FacilityRecord,
  isClosingDay,
} from '@careline/core/internal/administration';
import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import { patientsOnlyAt } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import {
  concurrentChangeError,
  type RecordChanges,
  recordChanges,
} from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type FacilityActor, lockFacilities, requireFacility, storeFacility } from './facility-records.ts';

type Tx = Transaction<Schema>;

interface StaffAt {
  readonly id: string;
  readonly name: string;
  readonly elsewhere: boolean;
}

/** Returns a facility's active staff, and whether each has another facility that stays open. */
async function staffAt(tx: Kysely<Schema>, facilityId: string): Promise<readonly StaffAt[]> {
  const { rows } = await sql<StaffAt>`
    select s.id, s.name, exists (
      select from staff_facility p join facility f on f.id = p.facility_id
      where p.staff_id = s.id and f.id <> ${facilityId} and f.closed_on is null
    ) as elsewhere
    from staff s join staff_facility here on here.staff_id = s.id
    where here.facility_id = ${facilityId} and s.active
    order by lower(s.name), s.id`.execute(tx);
  return rows;
}

/** Returns the consequences of closing a facility. */
export async function consequencesOf(tx: Kysely<Schema>, facilityId: string): Promise<FacilityConsequences> {
  const staff = await staffAt(tx, facilityId);
  return {
    staff: staff.length,
    withoutFacility: staff.filter(({ elsewhere }) => !elsewhere).map(({ id, name }) => ({ id, name })),
    patients: await patientsOnlyAt(tx, facilityId),
  };
}

export interface FacilityClosing {
  readonly facilityId: string;
  readonly on: string;
  readonly reason: string;
  /** Staff confirmed to have no facility afterwards. Undefined: do not check. */
  readonly withoutFacility: readonly string[] | undefined;
  /** Version that the decision is based on; undefined for a command. */
  readonly updatedAt: number | undefined;
}

/** The user who closes, with their current facility; undefined for a command. */
export type ClosingActor = FacilityActor & { readonly facilityId: string | undefined };

const OBSTACLES = {
  'own-facility': {
    detail: 'You cannot close the facility you work in.',
    action: 'Switch to another facility, or ask an administrator of another facility.',
  },
  'last-facility': {
    detail: 'This is the last open facility of the organisation.',
    action: 'Add or open another facility first.',
  },
} as const;

const NAMED = 20;

/** Throws `staff-without-facility` if staff would be left without a facility and this was not confirmed. */
function refuseUnconfirmed(
  { withoutFacility: left }: FacilityConsequences,
  confirmed: FacilityClosing['withoutFacility'],
): void {
  if (confirmed === undefined || left.every(({ id }) => confirmed.includes(id))) return;
  const names = left.slice(0, NAMED).map(({ name }) => name);
  const more = left.length > NAMED ? ` and ${left.length - NAMED} more` : '';
  throw new ProblemError('staff-without-facility', {
    detail: `${left.length} members of staff would have no facility: ${names.join(', ')}${more}.`,
    action: 'Assign them to another facility, or name all of them in withoutFacility.',
  });
}

/** A facility that was closed or opened, and what it affected. */
export interface StoredClosing {
  readonly data: FacilityRecord;
  readonly changes: RecordChanges;
  readonly consequences?: FacilityConsequences;
}

const factsOf = ({ closing }: FacilityRecord) => ({
  closedOn: closing?.on ?? null,
  reason: closing?.reason ?? null,
});

/**
 * Closes a facility from a day on. Nobody can work there afterwards. Closing it again moves the day. Throws
 * `not-found`, `conflict`, `own-facility`, `last-facility`, `staff-without-facility` and `input-invalid`.
 */
export async function closeFacilityRecord(
  tx: Tx,
  closing: FacilityClosing,
  actor: ClosingActor,
): Promise<StoredClosing> {
  const { facilityId, on, reason } = closing;
  const all = await lockFacilities(tx, actor);
  const before = requireFacility(all, facilityId);
  if (closing.updatedAt !== undefined && closing.updatedAt !== before.updatedAt) {
    throw concurrentChangeError(before.updatedBy?.name);
  }
  const obstacle = closingObstacle({ facilityId, ownFacilityId: actor.facilityId, facilities: all });
  if (obstacle) throw new ProblemError(obstacle, OBSTACLES[obstacle]);
  if (!isClosingDay(on, dayOf(actor.now, before.timeZone))) {
    refuseFaults([{ path: 'on', message: 'must be within a year of today' }]);
  }
  const consequences = await consequencesOf(tx, facilityId);
  refuseUnconfirmed(consequences, closing.withoutFacility);
  const data = await storeClosing(tx, before, { on, reason }, actor);
  return { data, changes: recordChanges(factsOf(before), factsOf(data)), consequences };
}

/** Stores the closing of a facility without checking its consequences. */
export const storeClosing = (
  tx: Tx,
  before: FacilityRecord,
  { on, reason }: Pick<FacilityClosing, 'on' | 'reason'>,
  actor: FacilityActor,
): Promise<FacilityRecord> => {
  const closed_from = startOfDay(on, before.timeZone);
  return storeFacility(tx, before, { closed_on: on, closed_from, closed_reason: reason }, actor);
};

/** Reopens a facility, or cancels a planned closing. Throws `not-found` and `conflict`. */
export async function reopenFacilityRecord(
  tx: Tx,
  { facilityId, updatedAt }: Pick<FacilityClosing, 'facilityId' | 'updatedAt'>,
  actor: FacilityActor,
): Promise<StoredClosing> {
  const before = requireFacility(await lockFacilities(tx, actor), facilityId);
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) {
    throw concurrentChangeError(before.updatedBy?.name);
  }
  if (before.closing === null) return { data: before, changes: {} };
  const open = { closed_on: null, closed_from: null, closed_reason: null };
  const data = await storeFacility(tx, before, open, actor);
  return { data, changes: recordChanges(factsOf(before), factsOf(data)) };
}
