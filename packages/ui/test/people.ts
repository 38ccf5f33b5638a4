import type { Patient, PatientMatch } from '@careline/core/internal/patients';

/** The current time in stories and tests: 6 January 2024, 10:00 in Kolkata. */
export const NOW = Date.UTC(2024, 0, 6, 4, 30);
export const now = (): number => NOW;
export const KOLKATA = 'Asia/Kolkata';

export const personId = (number: number): string =>
  `00000000-0002-7000-8000-${String(number).padStart(12, '0')}`;

function match(number: number, name: string, facts: Partial<PatientMatch> = {}): PatientMatch {
  return {
    vitaId: personId(number),
    appUserInfo: { name, gender: 'female' },
    birthDate: '1969-03-12',
    uhid: `CL00000000${number}7`,
    phoneEnding: '38',
    programmes: ['ahc'],
    matchedOn: 'name',
    ...facts,
  };
}

/** Two people with the same name, one with few facts, one in another script. */
export const MATCHES: readonly PatientMatch[] = [
  match(1, 'Asha Rao'),
  match(2, 'Asha Rao', {
    birthDate: '1988-11-30',
    phoneEnding: '71',
    programmes: ['careline', 'apollo_sugar'],
  }),
  match(3, 'Ashalata Venkataraghavan Subramaniam', { birthDate: '1951', phoneEnding: null }),
  match(4, 'आशा देवी', { programmes: [], matchedOn: 'phone' }),
  match(5, '', { appUserInfo: { name: '', gender: 'unknown' }, birthDate: null, uhid: null }),
];

export function aPatient(facts: Partial<Patient> = {}): Patient {
  return {
    vitaId: personId(1),
    appUserInfo: { name: 'Asha Rao', gender: 'female' },
    birthDate: '1969-03-12',
    deceased: null,
    uhid: 'CL0000000017',
    identifiers: [],
    phones: [{ value: '+919848022338', use: 'mobile' }],
    languages: ['te', 'en'],
    enrolments: [{ programme: 'ahc', enrolledAt: Date.UTC(2023, 5, 1) / 1000 }],
    callsStopped: null,
    ...facts,
  };
}
