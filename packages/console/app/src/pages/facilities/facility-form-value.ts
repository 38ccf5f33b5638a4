import {
  FACILITY_DEFAULTS,
  FACILITY_TYPES,
  type FacilityFields,
  type FacilityRecord,
  faultyFacilityFields,
} from '@careline/core/internal/administration';
import type { HttpError } from '@careline/core/internal/http';
import { type FormFault, faultKeyOf, serverFaults } from '../../administration/form-fault.ts';

/** The form as it is being filled in. */
export interface FacilityFormValue {
  readonly name: string;
  readonly code: string;
  readonly type: string;
  readonly timeZone: string;
  readonly address: string;
  readonly phone: string;
  readonly dutyDoctorPhone: string;
  readonly from: string;
  readonly to: string;
}

/** The fields as the service names them. */
const FACILITY_FIELDS = [
  'name',
  'code',
  'type',
  'timeZone',
  'address',
  'phone',
  'dutyDoctorPhone',
  'callingHours',
] as const;
export type FacilityField = (typeof FACILITY_FIELDS)[number];

export const EMPTY_FACILITY: FacilityFormValue = {
  name: '',
  code: '',
  type: '',
  timeZone: FACILITY_DEFAULTS.timeZone,
  address: '',
  phone: '',
  dutyDoctorPhone: '',
  ...FACILITY_DEFAULTS.callingHours,
};

export const facilityFormValue = (facility: FacilityRecord): FacilityFormValue => ({
  name: facility.facilityName,
  code: facility.code ?? '',
  type: facility.type ?? '',
  timeZone: facility.timeZone,
  address: facility.address ?? '',
  phone: facility.phone ?? '',
  dutyDoctorPhone: facility.dutyDoctorPhone ?? '',
  from: facility.callingHours?.from ?? '',
  to: facility.callingHours?.to ?? '',
});

const filled = (text: string): string | null => text.trim() || null;

/** What the form stands for. */
export const facilityFields = (value: FacilityFormValue): FacilityFields => ({
  name: value.name.trim(),
  code: filled(value.code),
  type: FACILITY_TYPES.find((type) => type === value.type) ?? null,
  timeZone: value.timeZone,
  address: filled(value.address),
  phone: filled(value.phone),
  dutyDoctorPhone: filled(value.dutyDoctorPhone),
  callingHours: { from: value.from, to: value.to },
});

/** What keeps the form from being sent at all. */
export function facilityFormFaults(value: FacilityFormValue): readonly FormFault<FacilityField>[] {
  const faulty = faultyFacilityFields(facilityFields(value));
  return FACILITY_FIELDS.filter((field) => faulty.has(field)).map((field) => ({
    field,
    key: faultKeyOf(field),
  }));
}

/** What the service refused; a name or a code that is taken is another facility's. */
export const facilityServerFaults = (error: HttpError | undefined): readonly FormFault<FacilityField>[] =>
  serverFaults(error, FACILITY_FIELDS).map((fault) =>
    fault.key === 'fault.taken' ? { ...fault, key: 'fault.facilityTaken' } : fault,
  );

/** Whether two forms stand for the same record. */
export const sameFacility = (one: FacilityFormValue, other: FacilityFormValue): boolean =>
  JSON.stringify(facilityFields(one)) === JSON.stringify(facilityFields(other));
