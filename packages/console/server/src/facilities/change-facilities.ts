import type { FacilityFields, FacilityRecord } from '@careline/core/internal/administration';
import { startOfDay } from '@careline/core/internal/formatting';
import type { Transaction } from 'kysely';
import { newId } from '../platform/database/new-id.ts';
import { changedMeanwhile, type RecordChanges, recordChanges } from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type FacilityActor, lockFacilities, requireFacility, storeFacility } from './facility-records.ts';

type Tx = Transaction<Schema>;

const sameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

/** Closed ones count: they may be opened again. */
function refuseTaken(
  others: readonly FacilityRecord[],
  { name, code }: Pick<FacilityFields, 'name' | 'code'>,
): void {
  const errors = [
    ...(others.some((one) => sameName(one.facilityName, name)) ? ['name'] : []),
    ...(code !== null && others.some((one) => one.code === code) ? ['code'] : []),
  ].map((path) => ({ path, message: 'is another facility’s already' }));
  if (errors.length === 0) return;
  throw new ProblemError('conflict', {
    detail: `Another facility has this ${errors.map(({ path }) => path).join(' and this ')} already.`,
    action: 'Change that facility, or take another one. A closed facility can be opened again.',
    errors,
  });
}

const columnsOf = (fields: FacilityFields) => ({
  name: fields.name,
  code: fields.code,
  type: fields.type,
  time_zone: fields.timeZone,
  address: fields.address,
  phone: fields.phone,
  duty_doctor_phone: fields.dutyDoctorPhone,
  calling_from_hour: Number.parseInt(fields.callingHours.from, 10),
  calling_to_hour: Number.parseInt(fields.callingHours.to, 10),
});

/** Adds a facility; nobody works there yet. Throws `conflict` for a name or a code of another one. */
export async function addFacilityRecord(
  tx: Tx,
  fields: FacilityFields,
  actor: FacilityActor,
): Promise<FacilityRecord> {
  refuseTaken(await lockFacilities(tx, actor), fields);
  const id = newId();
  const { organisationId: organisation_id, now: updated_at, staffId: updated_by } = actor;
  await tx
    .insertInto('facility')
    .values({ id, organisation_id, ...columnsOf(fields), updated_at, updated_by })
    .execute();
  return requireFacility(await lockFacilities(tx, actor), id);
}

/** What a record says, as changes are made and told of. */
export const facilityFieldsOf = (record: FacilityRecord): FacilityFields => ({
  name: record.facilityName,
  code: record.code,
  type: record.type as FacilityFields['type'],
  timeZone: record.timeZone,
  address: record.address,
  phone: record.phone,
  dutyDoctorPhone: record.dutyDoctorPhone ?? null,
  callingHours: record.callingHours
    ? { from: record.callingHours.from, to: record.callingHours.to }
    : { from: '', to: '' },
});

export type FacilityChange = FacilityFields & {
  readonly facilityId: string;
  /** Of the version the change was made from; undefined for whoever says what holds, whatever stood there. */
  readonly updatedAt: number | undefined;
};

/** A change that was stored, and what it touched. */
export interface StoredFacility {
  readonly data: FacilityRecord;
  readonly changes: RecordChanges;
}

/** Changes a facility. Throws `not-found`, `conflict` when somebody changed it meanwhile and for what is another one's. */
export async function changeFacilityRecord(
  tx: Tx,
  { facilityId, updatedAt, ...fields }: FacilityChange,
  actor: FacilityActor,
): Promise<StoredFacility> {
  const all = await lockFacilities(tx, actor);
  const before = requireFacility(all, facilityId);
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) {
    throw changedMeanwhile(before.updatedBy?.name);
  }
  const changes = recordChanges(facilityFieldsOf(before), fields);
  if (Object.keys(changes).length === 0) return { data: before, changes };
  refuseTaken(
    all.filter((one) => one.facilityId !== facilityId),
    fields,
  );
  // The day of a planned end begins by the clock that holds then.
  const end = before.closing ? { closed_from: startOfDay(before.closing.on, fields.timeZone) } : {};
  const data = await storeFacility(tx, before, { ...columnsOf(fields), ...end }, actor);
  return { data, changes };
}
