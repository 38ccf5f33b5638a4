import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@careline/core/internal/http';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import { accessTokenOf } from './access-token.ts';
import { COACH } from './people.ts';
import { serviceClient } from './service.ts';

type Registration = BodyOf<typeof registerPatient>;

/** The details of a journey's patient; the phone number must be unique. */
export type NewPatient = Pick<Registration, 'names' | 'gender' | 'birthDate'> & {
  readonly phone: string;
  readonly programme?: NonNullable<Registration['enrolments']>[number]['programme'];
} & Partial<Pick<Registration, 'addresses' | 'languages'>>;

/** Registers a patient as the coach; returns the id. */
export async function registerNewPatient(
  origin: string,
  { phone, programme = 'ahc', ...patient }: NewPatient,
): Promise<string> {
  const client = serviceClient(origin, await accessTokenOf(origin, COACH));
  const { id, version } = REGISTRATION_CONSENT;
  const givenAt = Math.floor(Date.now() / 1000) - 60;
  const body: Registration = {
    ...patient,
    vitaId: randomUUID(),
    phones: [{ value: phone, use: 'mobile' }],
    enrolments: [{ programme, enrolledOn: '2024-01-01' }],
    consent: { textId: id, version, locale: 'en', givenAt, how: 'spoken', by: 'patient' },
  };
  return (await client.call(registerPatient, { body, idempotencyKey: randomUUID() })).data.vitaId;
}
