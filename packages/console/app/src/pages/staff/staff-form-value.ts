import type { StaffFields, StaffMember } from '@careline/core/internal/administration';
import type { HttpError } from '@careline/core/internal/http';
import type { Speciality } from '@careline/core/internal/identity';
import type { PatientLanguage } from '@careline/core/internal/patients/registration';
import { isCouncil, registrationProblem } from '@careline/core/internal/prescriptions';
import {
  CASE_SHEET_ACCESS,
  CASE_SHEET_LEVELS,
  type CaseSheetAccessName,
} from '@careline/core/internal/record';
import { type FormFault, serverFaults } from '../../administration/form-fault.ts';

export interface StaffFormValue {
  readonly name: string;
  /** Separated by commas. */
  readonly roles: string;
  readonly scopes: readonly string[];
  readonly facilityIds: readonly string[];
  /** The chosen level by name; empty means it follows from the person's roles. */
  readonly caseSheetAccess: CaseSheetAccessName | '';
  /** A doctor's medical council code and registration number; empty if unknown. */
  readonly council: string;
  readonly registrationNumber: string;
  /** Degrees as printed on prescriptions. */
  readonly qualification: string;
  /** For the directory of care providers. */
  readonly specialities: readonly string[];
  readonly languages: readonly string[];
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
  'specialities',
  'languages',
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
  specialities: [],
  languages: [],
};

export function staffFormValue(person: StaffMember): StaffFormValue {
  const { name, roles, scopes, facilities } = person;
  const facilityIds = facilities.map(({ facilityId }) => facilityId);
  // An editor is stored as a viewer and stays one.
  const caseSheetAccess = CASE_SHEET_LEVELS.find((level) => level === person.caseSheetAccess) ?? '';
  return {
    ...{ name, roles: roles.join(', '), scopes, facilityIds, caseSheetAccess },
    council: person.registration?.council ?? '',
    registrationNumber: person.registration?.number ?? '',
    qualification: person.registration?.qualification ?? '',
    specialities: person.specialities,
    languages: person.languages,
  };
}

type Registered = Pick<StaffMember, 'registration'>;

/** Returns the form's registration if complete or removed; otherwise keeps the stored one. */
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

/** Returns the fields to save; duplicate roles are dropped. `before` is the stored record. */
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
    // The server refuses unknown ones, which only a newer version offers.
    specialities: value.specialities as Speciality[],
    languages: value.languages as PatientLanguage[],
  };
}

/** A number from an older version has no council. It may stay that way until someone edits it. */
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

/** Returns the problems that prevent sending the form. `before` is the stored record. */
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

/** Returns whether two forms would save the same record. */
export const sameStaff = (one: StaffFormValue, other: StaffFormValue): boolean =>
  JSON.stringify([staffFields(one), registrationParts(one)]) ===
  JSON.stringify([staffFields(other), registrationParts(other)]);

export const staffServerFaults = (error: HttpError | undefined): readonly FormFault<StaffField>[] =>
  serverFaults(error, STAFF_FIELDS);
