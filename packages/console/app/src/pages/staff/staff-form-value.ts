import type { StaffFields, StaffMember } from '@careline/core/internal/administration';
import type { HttpError } from '@careline/core/internal/http';
import { isCouncil, registrationProblem } from '@careline/core/internal/prescriptions';
import {
  CASE_SHEET_ACCESS,
  CASE_SHEET_LEVELS,
  type CaseSheetAccessName,
} from '@careline/core/internal/record';
import { type FormFault, serverFaults } from '../../administration/form-fault.ts';

/** The form as it is being filled in. */
export interface StaffFormValue {
  readonly name: string;
  /** Separated by commas. */
  readonly roles: string;
  readonly scopes: readonly string[];
  readonly facilityIds: readonly string[];
  /** By name, as it is chosen; empty: by what the person does. */
  readonly caseSheetAccess: CaseSheetAccessName | '';
  /** Of a doctor: the medical council by its code, and the number there; empty where it is not known. */
  readonly council: string;
  readonly registrationNumber: string;
  /** Degrees as they are printed. */
  readonly qualification: string;
}

export type StaffField = keyof StaffFormValue | 'email';

const STAFF_FIELDS: readonly StaffField[] = [
  'name',
  'email',
  'roles',
  'scopes',
  'caseSheetAccess',
  'council',
  'registrationNumber',
  'qualification',
  'facilityIds',
];

export const EMPTY_STAFF: StaffFormValue = {
  name: '',
  roles: '',
  scopes: [],
  facilityIds: [],
  caseSheetAccess: '',
  council: '',
  registrationNumber: '',
  qualification: '',
};

export function staffFormValue(person: StaffMember): StaffFormValue {
  const { name, roles, scopes, facilities } = person;
  const facilityIds = facilities.map(({ facilityId }) => facilityId);
  // An editor is stored as a viewer, and is one from then on.
  const caseSheetAccess = CASE_SHEET_LEVELS.find((level) => level === person.caseSheetAccess) ?? '';
  return {
    ...{ name, roles: roles.join(', '), scopes, facilityIds, caseSheetAccess },
    council: person.registration?.council ?? '',
    registrationNumber: person.registration?.number ?? '',
    qualification: person.registration?.qualification ?? '',
  };
}

type Registered = Pick<StaffMember, 'registration'>;

/** The registration of the form, where it is complete or was removed; otherwise the stored one is left as it is. */
function registrationField(
  { council, registrationNumber, qualification }: StaffFormValue,
  before: Registered | undefined,
): Pick<StaffFields, 'registration'> {
  const number = registrationNumber.trim();
  if (council === '' && number === '') return before?.registration ? { registration: null } : {};
  return isCouncil(council) && !registrationProblem(number, council)
    ? { registration: { council, number, qualification: qualification.trim() } }
    : {};
}

/** What the form stands for; a role that is named twice counts once. `before` is the stored record. */
export function staffFields(value: StaffFormValue, before?: Registered): StaffFields {
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
    ...registrationField(value, before),
  };
}

/** A number of an older version has no council; it may stay as it is until somebody changes it. */
function registrationFaults(
  { council, registrationNumber }: StaffFormValue,
  before: Registered | undefined,
): readonly FormFault<StaffField>[] {
  const stored = before?.registration;
  if (council === (stored?.council ?? '') && registrationNumber === (stored?.number ?? '')) return [];
  if (council === '' && registrationNumber.trim() === '') return [];
  const problem = registrationProblem(registrationNumber, council);
  if (!problem) return [];
  return problem === 'council'
    ? [{ field: 'council', key: 'fault.councilMissing' }]
    : [{ field: 'registrationNumber', key: 'fault.registrationWrong' }];
}

/** What keeps the form from being sent at all. `before` is the stored record. */
export function staffFormFaults(
  value: StaffFormValue,
  before?: Registered,
): readonly FormFault<StaffField>[] {
  const { name, facilityIds } = value;
  const faults: FormFault<StaffField>[] = [...registrationFaults(value, before)];
  if (name.trim() === '') faults.push({ field: 'name', key: 'fault.nameMissing' });
  if (facilityIds.length === 0) faults.push({ field: 'facilityIds', key: 'fault.facilityMissing' });
  return faults;
}

const registrationParts = ({ council, registrationNumber, qualification }: StaffFormValue) => [
  council,
  registrationNumber,
  qualification,
];

/** Whether two forms stand for the same record. */
export const sameStaff = (one: StaffFormValue, other: StaffFormValue): boolean =>
  JSON.stringify([staffFields(one), registrationParts(one)]) ===
  JSON.stringify([staffFields(other), registrationParts(other)]);

/** What the service refused. */
export const staffServerFaults = (error: HttpError | undefined): readonly FormFault<StaffField>[] =>
  serverFaults(error, STAFF_FIELDS);
