import type { HttpClient } from '@careline/core/internal/http';
import { DEFAULT_CHANNELS } from '@careline/core/internal/patients';
import type { Duplicate, RegisteredPatient } from '@careline/core/internal/patients/registration';
import { type FakeAnswers, type FakeRequest, fakeHttp } from './fake-http.ts';
import { MATCHES } from './people.ts';

const [twin] = MATCHES;

/** An existing patient with the same phone number. */
export const aDuplicate = (facts: Partial<Duplicate> = {}): Duplicate => {
  if (!twin) throw new Error('there is nobody to be a duplicate of');
  return { ...twin, fits: ['phone', 'name'], ...facts };
};

/** A registered patient to edit. */
export const aRegisteredPatient = (facts: Partial<RegisteredPatient> = {}): RegisteredPatient => ({
  vitaId: '01890000-0000-7000-8000-0000000000c1',
  updatedAt: 1,
  uhid: 'CL0000000018',
  name: 'Asha Iyer',
  names: [{ use: 'official', given: 'Asha', family: 'Iyer' }],
  gender: 'FEMALE',
  birthDate: '1980-02-03',
  phones: [{ value: '98100 00001', use: 'mobile' }],
  emails: [],
  addresses: [],
  languages: ['te'],
  callingTime: null,
  nextOfKin: [],
  channels: DEFAULT_CHANNELS.map((channel) => ({ ...channel })),
  enrolments: [],
  pastEnrolments: [],
  pregnancy: null,
  consent: null,
  consentWithdrawnAt: null,
  deceased: null,
  ...facts,
});

interface Sent {
  readonly vitaId: string;
  readonly names: readonly { readonly given: string; readonly family?: string }[];
}

/** The patient as the server returns them. */
export function storedPatient({ body }: FakeRequest) {
  const { vitaId, names } = body as unknown as Sent;
  const [first] = names;
  const data: RegisteredPatient = {
    vitaId,
    updatedAt: 1_704_500_000,
    uhid: 'CL1234567897',
    name: [first?.given, first?.family].filter(Boolean).join(' '),
    names: [],
    gender: 'FEMALE',
    birthDate: '1996-05-01',
    phones: [],
    emails: [],
    addresses: [],
    languages: [],
    callingTime: null,
    nextOfKin: [],
    channels: [],
    enrolments: [],
    pregnancy: null,
    consent: null,
  };
  return { vitaId, data };
}

/** A server that accepts every registration and finds no existing patient, unless `answers` override it. */
export function registrationHttp(answers: FakeAnswers = {}): HttpClient {
  return fakeHttp({
    'user/duplicates': () => ({ data: [], elsewhere: false }),
    'user/register': storedPatient,
    ...answers,
  });
}
