import type { StaffFields, StaffMember } from '@careline/core/administration';
import type { HttpError } from '@careline/core/http';
import { CASE_SHEET_ACCESS, CASE_SHEET_LEVELS, type CaseSheetAccessName } from '@careline/core/record';
import { type FormFault, serverFaults } from '../settings/form-fault.ts';

/** The form as it is being filled in. */
export interface StaffFormValue {
  readonly name: string;
  /** Separated by commas. */
  readonly roles: string;
  readonly scopes: readonly string[];
  readonly facilityIds: readonly string[];
  /** By name, as it is chosen; empty: by what the person does. */
  readonly caseSheetAccess: CaseSheetAccessName | '';
}

export type StaffField = keyof StaffFormValue | 'email';

export const STAFF_FIELDS: readonly StaffField[] = [
  'name',
  'email',
  'roles',
  'scopes',
  'caseSheetAccess',
  'facilityIds',
];

export const EMPTY_STAFF: StaffFormValue = {
  name: '',
  roles: '',
  scopes: [],
  facilityIds: [],
  caseSheetAccess: '',
};

export function staffFormValue(person: StaffMember): StaffFormValue {
  const { name, roles, scopes, facilities } = person;
  const facilityIds = facilities.map(({ facilityId }) => facilityId);
  // An editor is stored as a viewer, and is one from then on.
  const caseSheetAccess = CASE_SHEET_LEVELS.find((level) => level === person.caseSheetAccess) ?? '';
  return { name, roles: roles.join(', '), scopes, facilityIds, caseSheetAccess };
}

/** What the form stands for; a role that is named twice counts once. */
export function staffFields(value: StaffFormValue): StaffFields {
  const { name, roles, scopes, facilityIds, caseSheetAccess } = value;
  const words = roles
    .split(',')
    .map((role) => role.trim())
    .filter(Boolean);
  return {
    name: name.trim(),
    roles: [...new Set(words)],
    scopes: [...scopes],
    facilityIds: [...facilityIds],
    caseSheetAccess: caseSheetAccess === '' ? null : CASE_SHEET_ACCESS[caseSheetAccess],
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
