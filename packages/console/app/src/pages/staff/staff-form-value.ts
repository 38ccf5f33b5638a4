import type { StaffFields, StaffMember } from '@careline/core/administration';
import type { HttpError } from '@careline/core/http';
import { type FormFault, serverFaults } from '../settings/form-fault.ts';

/** The form as it is being filled in. */
export interface StaffFormValue {
  readonly name: string;
  /** Separated by commas. */
  readonly roles: string;
  readonly scopes: readonly string[];
  readonly facilityIds: readonly string[];
}

export type StaffField = keyof StaffFormValue | 'email';

export const STAFF_FIELDS: readonly StaffField[] = ['name', 'email', 'roles', 'scopes', 'facilityIds'];

export const EMPTY_STAFF: StaffFormValue = { name: '', roles: '', scopes: [], facilityIds: [] };

export function staffFormValue({ name, roles, scopes, facilities }: StaffMember): StaffFormValue {
  const facilityIds = facilities.map(({ facilityId }) => facilityId);
  return { name, roles: roles.join(', '), scopes, facilityIds };
}

/** What the form stands for; a role that is named twice counts once. */
export function staffFields({ name, roles, scopes, facilityIds }: StaffFormValue): StaffFields {
  const words = roles
    .split(',')
    .map((role) => role.trim())
    .filter(Boolean);
  return {
    name: name.trim(),
    roles: [...new Set(words)],
    scopes: [...scopes],
    facilityIds: [...facilityIds],
  };
}

/** What keeps the form from being sent at all. */
export function staffFormFaults({ name, facilityIds }: StaffFormValue): readonly FormFault<StaffField>[] {
  const faults: FormFault<StaffField>[] = [];
  if (name.trim() === '') faults.push({ field: 'name', key: 'fault.nameMissing' });
  if (facilityIds.length === 0) faults.push({ field: 'facilityIds', key: 'fault.facilityMissing' });
  return faults;
}

/** Whether two forms stand for the same record. */
export const sameStaff = (one: StaffFormValue, other: StaffFormValue): boolean =>
  JSON.stringify(staffFields(one)) === JSON.stringify(staffFields(other));

/** What the service refused. */
export const staffServerFaults = (error: HttpError | undefined): readonly FormFault<StaffField>[] =>
  serverFaults(error, STAFF_FIELDS);
