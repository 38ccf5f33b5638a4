import type { NewPerson } from '../src/patients/registration/new-person.ts';
import { newId } from '../src/platform/database/new-id.ts';
import type { Clinic } from './clinic.ts';

/** Returns a patient of the clinic's first facility. */
export function aPerson(clinic: Clinic, facts: Partial<NewPerson> = {}): NewPerson {
  return {
    id: newId(),
    organisationId: clinic.organisationId,
    facilityIds: [clinic.facilityId],
    name: 'Ravi Kumar',
    gender: 'male',
    birthDate: '1960-05-01',
    source: 'manual',
    createdAt: 1_700_000_000,
    updatedAt: 1_700_000_000,
    ...facts,
  };
}
