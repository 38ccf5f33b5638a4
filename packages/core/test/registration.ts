import type { FieldAt, FieldValue, FormValues } from '#forms';
import { DEFAULT_CHANNELS, type RegistrationStart } from '#patients';
import type { RegisteredPatient } from '#patients/registration';
// Imported directly: the index would load the module under test twice.
import { withRegistrationEntry } from '../src/patients/registration-form/registration-edits.ts';
import { startValues } from '../src/patients/registration-form/start-values.ts';

/** The facility's current day in registration tests, and a second within it. */
export const REGISTRATION_DAY = '2026-11-21';
export const REGISTRATION_NOW = Date.UTC(2026, 10, 21, 6) / 1000;

export type Entry = readonly [path: string, value: FieldValue];

/** `phones.value`, or `phones.0.value` in a row. */
export function placeAt(path: string): FieldAt {
  const [section = '', ...rest] = path.split('.');
  const key = rest.at(-1) ?? '';
  return rest.length > 1 ? { section, row: Number(rest[0]), key } : { section, key };
}

export const entered = (values: FormValues, entries: readonly Entry[]): FormValues =>
  entries.reduce((now, [path, value]) => withRegistrationEntry(now, placeAt(path), value), values);

export const untouched = (start: RegistrationStart = {}, locale = 'en'): FormValues =>
  startValues(start, REGISTRATION_DAY, locale);

/** The minimum that can be saved. */
export const MINIMUM_ENTRIES: readonly Entry[] = [
  ['name.given', 'Lakshmi'],
  ['name.family', 'Iyer'],
  ['person.gender', 'FEMALE'],
  ['person.birthDate', '1996-05-01'],
  ['phones.value', '98765 43210'],
  ['consent.how', 'spoken'],
  ['consent.agreed', true],
];

/** Enrols in Healthy Motherhood, so that the form asks about the pregnancy. */
export const PREGNANT: readonly Entry[] = [['programmes.programmes', ['healthy_motherhood']]];

export const aForm = (...entries: readonly Entry[]): FormValues =>
  entered(untouched(), [...MINIMUM_ENTRIES, ...entries]);

/** A patient as the server returns them. */
export const aRegisteredPatient = (facts: Partial<RegisteredPatient> = {}): RegisteredPatient => ({
  vitaId: '01890000-0000-7000-8000-0000000000c1',
  updatedAt: 1,
  uhid: null,
  name: 'Asha Iyer',
  names: [{ use: 'official', given: 'Asha', family: 'Iyer' }],
  gender: 'FEMALE',
  birthDate: '1980-02-03',
  phones: [],
  emails: [],
  addresses: [],
  languages: [],
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
