import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { withNewRow } from '#forms';
import { checkRegistration, type Registration, registrationSchema } from '#patients/registration';
import {
  aForm,
  entered,
  MINIMUM_ENTRIES,
  PREGNANT,
  REGISTRATION_DAY,
  REGISTRATION_NOW,
  untouched,
} from '../../../test/registration.ts';
import { placeOf } from './form-reading.ts';
import { REGISTRATION_FORM } from './registration-form.ts';
import { registrationParts } from './registration-parts.ts';

const partsOf = (values: Parameters<typeof registrationParts>[0]) =>
  registrationParts(values, REGISTRATION_DAY, REGISTRATION_NOW);

function everything() {
  const rows = ['name', 'phones', 'phones', 'nextOfKin', 'addresses'].reduce(
    (values, section) => withNewRow(REGISTRATION_FORM, values, section),
    untouched(),
  );
  return entered(rows, [
    ...MINIMUM_ENTRIES,
    ...PREGNANT,
    ['name.0.use', 'usual'],
    ['name.0.given', 'लक्ष्मी'],
    ['person.birthKnown', 'age'],
    ['person.age', '30'],
    ['uhid.uhid', ' CL1234567897 '],
    ['phones.use', 'home'],
    // The first extra row is empty, so it is not a phone.
    ['phones.1.value', '9876543211'],
    ['email.email', 'lakshmi@example.com'],
    ['addresses.0.pin', '600040'],
    ['addresses.0.line', '2-4, MG Road'],
    ['addresses.0.city', 'Chennai'],
    ['nextOfKin.0.name', 'Ravi'],
    ['nextOfKin.0.relation', 'husband'],
    ['nextOfKin.0.phone', '9876543212'],
    ['preferences.language', 'ta'],
    ['preferences.secondLanguage', 'en'],
    ['preferences.callingTime', '16:00-19:00'],
    ['preferences.channels', ['SMS', 'WHATSAPP']],
    ['programmes.healthy_motherhoodOn', '2026-11-02'],
    ['pregnancy.lmp', '2026-08-29'],
    ['pregnancy.scanned', true],
    ['pregnancy.scanOn', '2026-11-07'],
    ['pregnancy.scanWeeks', '10'],
    ['pregnancy.scanDays', '0'],
    ['consent.by', 'guardian'],
    ['consent.guardianName', 'Ravi Iyer'],
  ]);
}

const CHANNELS = ['SMS', 'EMAIL', 'WHATSAPP', 'PUSH_NOTIFICATIONS', 'IN_APP_NOTIFICATIONS'];

describe('the form as a registration', () => {
  it('may be only a name, a birth date and a consent', () => {
    const { parts } = partsOf(aForm());
    expect(parts).toEqual({
      names: [{ given: 'Lakshmi', family: 'Iyer' }],
      gender: 'FEMALE',
      birthDate: '1996-05-01',
      phones: [{ value: '98765 43210', use: 'mobile' }],
      emails: [],
      addresses: [],
      nextOfKin: [],
      enrolments: [],
      pregnancy: null,
      languages: [],
      callingTime: null,
      channels: CHANNELS.map((channelType) => ({
        channelName: expect.any(String),
        channelType,
        isEnabled: true,
      })),
      consent: {
        textId: 'registration',
        version: '1',
        locale: 'en',
        givenAt: REGISTRATION_NOW,
        how: 'spoken',
        by: 'patient',
      },
    });
  });

  it('may be complete, and is then accepted by the server', () => {
    const { parts } = partsOf(everything());
    expect(parts).toMatchObject({
      names: [
        { given: 'Lakshmi', family: 'Iyer' },
        { use: 'usual', given: 'लक्ष्मी' },
      ],
      age: { value: 30, unit: 'years' },
      uhid: 'CL1234567897',
      phones: [
        { value: '98765 43210', use: 'home' },
        { value: '9876543211', use: 'mobile' },
      ],
      emails: ['lakshmi@example.com'],
      addresses: [
        { title: 'HOME', line: '2-4, MG Road', city: 'Chennai', state: 'Tamil Nadu', pin: '600040' },
      ],
      nextOfKin: [{ name: 'Ravi', relation: 'husband', phone: '9876543212' }],
      languages: ['ta', 'en'],
      callingTime: { from: '16:00', to: '19:00' },
      enrolments: [{ programme: 'healthy_motherhood', enrolledOn: '2026-11-02' }],
      pregnancy: { lmp: '2026-08-29', scan: { on: '2026-11-07', weeks: 10, days: 0 }, edd: '2027-06-05' },
      consent: { by: 'guardian', guardianName: 'Ravi Iyer' },
    });
    expect(parts.channels?.flatMap(({ channelType, isEnabled }) => (isEnabled ? channelType : []))).toEqual([
      'SMS',
      'WHATSAPP',
    ]);
    expect(parts).not.toHaveProperty('birthDate');
    expect(v.safeParse(registrationSchema, parts).issues).toBeUndefined();
    expect(checkRegistration(parts as Registration, REGISTRATION_DAY, REGISTRATION_NOW)).toEqual([]);
  });

  it('leaves out what a condition hides', () => {
    const values = entered(everything(), [
      ['programmes.programmes', ['ahc']],
      ['person.birthKnown', 'date'],
      ['consent.by', 'patient'],
      ['preferences.language', ''],
    ]);
    const { parts } = partsOf(values);
    expect(parts.pregnancy).toBeNull();
    expect(parts).not.toHaveProperty('age');
    expect(parts.birthDate).toBe('1996-05-01');
    expect(parts.consent).not.toHaveProperty('guardianName');
    expect(parts.languages).toEqual([]);
    expect(parts.enrolments).toEqual([{ programme: 'ahc', enrolledOn: REGISTRATION_DAY }]);
  });

  it.each([
    ['the year', '1980', '', '1980'],
    ['year and month', '1980', '5', '1980-05'],
  ])('accepts a birth of which %s is known', (_, year, month, birthDate) => {
    const values = entered(everything(), [
      ['person.birthKnown', 'part'],
      ['person.birthYear', year],
      ['person.birthMonth', month],
    ]);
    const { parts } = partsOf(values);
    expect(parts.birthDate).toBe(birthDate);
    expect(parts).not.toHaveProperty('age');
  });

  it('has no consent until its kind is entered', () => {
    expect(partsOf(untouched()).parts.consent).toBeUndefined();
  });
});

describe('the position of a part in the form', () => {
  it.each([
    ['names.0.given', 'name.given'],
    ['names.1.given', 'name.0.given'],
    ['birthDate', 'person.age'],
    ['age', 'person.age'],
    ['phones.0.value', 'phones.value'],
    ['phones.1.value', 'phones.1.value'],
    ['phones', 'phones.value'],
    ['emails.0', 'email.email'],
    ['addresses.0.pin', 'addresses.0.pin'],
    ['nextOfKin.0.phone', 'nextOfKin.0.phone'],
    ['languages.1', 'preferences.secondLanguage'],
    ['enrolments.0.enrolledOn', 'programmes.healthy_motherhoodOn'],
    ['enrolments.0.programme', 'programmes.programmes'],
    ['pregnancy.edd', 'pregnancy.scanDays'],
    ['pregnancy.scan.on', 'pregnancy.scanOn'],
    ['consent.guardianName', 'consent.guardianName'],
    ['consent.textId', 'consent.agreed'],
    ['uhid', 'uhid.uhid'],
    ['vitaId', undefined],
  ])('%s: %s', (part, place) => {
    expect(placeOf(partsOf(everything()).places, part)).toBe(place);
  });
});
