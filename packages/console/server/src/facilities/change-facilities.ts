import type { FacilityFields, FacilityRecord } from '@careline/core/internal/administration';
import { startOfDay } from '@careline/core/internal/formatting';
import type { Transaction } from 'kysely';
import { newId } from '../platform/database/new-id.ts';
import {
  concurrentChangeError,
  type RecordChanges,
  recordChanges,
} from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type FacilityActor, lockFacilities, requireFacility, storeFacility } from './facility-records.ts';

type Tx = Transaction<Schema>;

const sameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

/** Closed facilities count too, because they may be opened again. */
function refuseTaken(
  others: readonly FacilityRecord[],
  { name, code }: Pick<FacilityFields, 'name' | 'code'>,
): void {
  const errors = [
    ...(others.some((one) => sameName(one.facilityName, name)) ? ['name'] : []),
    ...(code !== null && others.some((one) => one.code === code) ? ['code'] : []),
  ].map((path) => ({ path, message: 'already belongs to another facility' }));
  if (errors.length === 0) return;
  throw new ProblemError('conflict', {
    detail: `Another facility already has this ${errors.map(({ path }) => path).join(' and this ')}.`,
    action: 'Change that facility, or choose another value. A closed facility can be reopened.',
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

/** Adds a facility without staff. Throws `conflict` if another one has the name or code. */
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

/** Returns the fields of a record that can be changed. */
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
  /** Version that the change is based on; undefined to overwrite any version. */
  readonly updatedAt: number | undefined;
};

/** A stored change, and what it affected. */
export interface StoredFacility {
  readonly data: FacilityRecord;
  readonly changes: RecordChanges;
}

/** Changes a facility. Throws `not-found`, and `conflict` for a concurrent change or a name or code of another one. */
export async function changeFacilityRecord(
  tx: Tx,
  { facilityId, updatedAt, ...fields }: FacilityChange,
  actor: FacilityActor,
): Promise<StoredFacility> {
  const all = await lockFacilities(tx, actor);
  const before = requireFacility(all, facilityId);
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) {
    throw concurrentChangeError(before.updatedBy?.name);
  }
  const changes = recordChanges(facilityFieldsOf(before), fields);
  if (Object.keys(changes).length === 0) return { data: before, changes };
  refuseTaken(
    all.filter((one) => one.facilityId !== facilityId),
    fields,
  );
  // The day of a planned closing begins in the new time zone.
  const end = before.closing ? { closed_from: startOfDay(before.closing.on, fields.timeZone) } : {};
  const data = await storeFacility(tx, before, { ...columnsOf(fields), ...end }, actor);
  return { data, changes };
}
