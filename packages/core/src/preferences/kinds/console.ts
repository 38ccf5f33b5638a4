import * as v from 'valibot';
import { GENDER_CODES } from '#patients';
import { PATIENT_LANGUAGES } from '#patients/registration';
import { accountInfoSchema, PERIOD_CODES } from '#preferences';
import { httpsAddressSchema } from './https-address.ts';
import { codesOf, kind } from './preference-kind.ts';

export const apps = kind({
  owner: 'organisation',
  because: 'the organisation has one logo',
  stored: v.strictObject({
    /** External address; null for none. An uploaded logo gets its address from the server (`uploadLogo`). */
    headerlogo1: v.nullable(httpsAddressSchema),
  }),
  example: { headerlogo1: 'https://cdn.hospital.example/logo.svg' },
  effect: { on: 'the top bar' },
});

/** Registration sections that can be optional. */
export const OPTIONAL_SECTIONS = ['uhid', 'email', 'nextOfKin'] as const;

export const registration = kind({
  owner: 'organisation',
  because: 'the organisation decides which details to collect',
  stored: v.strictObject({ hidden: codesOf(OPTIONAL_SECTIONS) }),
  example: { hidden: ['nextOfKin'] },
  effect: { on: 'the registration of a patient' },
});

export const accountInfo = kind({
  owner: 'person',
  because: 'each person chooses how the console looks',
  stored: accountInfoSchema,
  example: { theme: 'dark', locale: 'hi' },
  effect: { on: 'the whole console' },
});

export const gender = kind({
  owner: 'organisation',
  because: 'the organisation decides which details to collect',
  stored: v.strictObject({ offered: codesOf(GENDER_CODES) }),
  example: { offered: ['FEMALE', 'MALE', 'OTHER'] },
  effect: { on: 'the registration of a patient and its changes' },
});

export const language = kind({
  owner: 'organisation',
  because: 'the organisation knows which languages its staff speak',
  stored: v.strictObject({ offered: codesOf(PATIENT_LANGUAGES) }),
  example: { offered: ['kn', 'hi', 'en'] },
  effect: { on: 'the registration of a patient and its changes' },
});

export const period = kind({
  owner: 'organisation',
  because: 'colleagues compare figures over the same periods',
  stored: v.strictObject({ offered: codesOf(PERIOD_CODES) }),
  example: { offered: ['week', 'month', 'year'] },
  effect: { on: 'the filters of alerts and of readings' },
});
