import type { BodyOf } from '@careline/core/internal/http';
import { REGISTRATION_CONSENT, type registerPatient } from '@careline/core/internal/patients/registration';
import { newId } from '../../src/platform/database/new-id.ts';

export type RegistrationBody = BodyOf<typeof registerPatient>;

/** Returns a registration request; `now` is in unix seconds. */
export function aRegistration(now: number, facts: Partial<RegistrationBody> = {}): RegistrationBody {
  const { id, version } = REGISTRATION_CONSENT;
  return {
    vitaId: newId(),
    names: [{ given: 'Lakshmi', family: 'Iyer' }],
    gender: 'FEMALE',
    birthDate: '1996-05-01',
    consent: { textId: id, version, locale: 'en', givenAt: now - 60, how: 'spoken', by: 'patient' },
    ...facts,
  };
}
