import {
  FACILITY_DEFAULTS,
  FACILITY_TYPES,
  type FacilityFields,
  type FacilityRecord,
  faultyFacilityFields,
} from '@careline/core/internal/administration';
import type { HttpError } from '@careline/core/internal/http';
import { type FormFault, faultKeyOf, serverFaults } from '../../administration/form-fault.ts';

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

/** Field names as in the service. */
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

/** Converts the form to the service's fields. */
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

/** Returns the problems that prevent sending the form. */
export function facilityFormFaults(value: FacilityFormValue): readonly FormFault<FacilityField>[] {
  const faulty = faultyFacilityFields(facilityFields(value));
  return FACILITY_FIELDS.filter((field) => faulty.has(field)).map((field) => ({
    field,
    key: faultKeyOf(field),
  }));
}

/** Returns the server's field errors; a taken name or code belongs to another facility. */
export const facilityServerFaults = (error: HttpError | undefined): readonly FormFault<FacilityField>[] =>
  serverFaults(error, FACILITY_FIELDS).map((fault) =>
    fault.key === 'fault.taken' ? { ...fault, key: 'fault.facilityTaken' } : fault,
  );

/** Returns whether two forms would save the same record. */
export const sameFacility = (one: FacilityFormValue, other: FacilityFormValue): boolean =>
  JSON.stringify(facilityFields(one)) === JSON.stringify(facilityFields(other));
