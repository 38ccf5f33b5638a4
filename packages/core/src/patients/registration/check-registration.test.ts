import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkRegistration, checkRegistrationParts } from './check-registration.ts';
import { REGISTRATION_CONSENT } from './consent-text.ts';
import { type Registration, registrationSchema } from './registration.ts';
import { registrationDoubts } from './registration-doubts.ts';

const TODAY = '2026-11-21';
const NOW = Date.UTC(2026, 10, 21, 6) / 1000;

const CONSENT = {
  textId: REGISTRATION_CONSENT.id,
  version: REGISTRATION_CONSENT.version,
  locale: 'hi',
  givenAt: NOW - 60,
  how: 'spoken',
  by: 'patient',
} as const;

const aRegistration = (facts: Partial<Registration> = {}): Registration => ({
  names: [{ given: 'लक्ष्मी', family: 'Iyer' }],
  gender: 'FEMALE',
  birthDate: '1996-05-01',
  phones: [{ value: '98765 43210' }],
  consent: CONSENT,
  ...facts,
});

const IN_PROGRAMME: Required<Pick<Registration, 'enrolments'>> = {
  enrolments: [{ programme: 'healthy_motherhood', enrolledOn: TODAY }],
};

describe('a registration', () => {
  it('may contain only a name, a birth date and a consent', () => {
    const least = aRegistration({ phones: undefined });
    expect(v.parse(registrationSchema, least)).toMatchObject({ phones: [], channels: [], pregnancy: null });
    expect(checkRegistration(least, TODAY, NOW)).toEqual([]);
  });

  it('may contain everything', () => {
    const whole = aRegistration({
      ...IN_PROGRAMME,
      names: [{ given: 'லட்சுமி' }, { use: 'usual', given: 'Laxmi', family: "D'Souza" }],
      birthDate: undefined,
      age: { value: 30, unit: 'years' },
      phones: [{ value: '+91 98765 43210' }, { value: '022 2345 6789', use: 'home' }],
      emails: ['lakshmi@example.com'],
      addresses: [
        { title: 'HOME', line: '2-4, MG Road', city: 'Chennai', state: 'Tamil Nadu', pin: '600040' },
      ],
      languages: ['ta', 'en'],
      callingTime: { from: '10:00', to: '12:30' },
      nextOfKin: [{ name: 'Ravi', relation: 'husband', phone: '9876543211' }],
      channels: [{ channelName: 'Sms', channelType: 'SMS', isEnabled: false }],
      pregnancy: { lmp: '2026-08-29', edd: '2027-06-05' },
      uhid: 'CL1234567897',
    });
    expect(v.safeParse(registrationSchema, whole).issues).toBeUndefined();
    expect(checkRegistration(whole, TODAY, NOW)).toEqual([]);
    expect(registrationDoubts(whole, TODAY)).toEqual([]);
  });

  it.each<[string, Partial<Registration>, string, string]>([
    ['neither birth date nor age', { birthDate: undefined }, 'birthDate', 'required'],
    ['both', { age: { value: 30, unit: 'years' } }, 'age', 'both'],
    ['no years', { birthDate: undefined, age: { value: 0, unit: 'years' } }, 'age', 'not-an-age'],
    ['a birth tomorrow', { birthDate: '2026-11-22' }, 'birthDate', 'future'],
    ['nine digits', { phones: [{ value: '987654321' }] }, 'phones.0.value', 'not-a-phone-number'],
    [
      'one phone written twice',
      { phones: [{ value: '9876543210' }, { value: '+91 98765 43210' }] },
      'phones.1.value',
      'twice',
    ],
    ['no host', { emails: ['lakshmi@home'] }, 'emails.0', 'not-an-email'],
    ['five digits', { addresses: [{ title: 'HOME', pin: '60004' }] }, 'addresses.0.pin', 'not-a-pin'],
    [
      'a phone of the next of kin that is none',
      { nextOfKin: [{ name: 'Ravi', relation: 'husband', phone: '98' }] },
      'nextOfKin.0.phone',
      'not-a-phone-number',
    ],
    ['a language twice', { languages: ['ta', 'ta'] }, 'languages.1', 'twice'],
    [
      'a channel twice',
      {
        channels: [
          { channelType: 'SMS', isEnabled: true },
          { channelType: 'SMS', isEnabled: false },
        ],
      },
      'channels.1.channelType',
      'twice',
    ],
    [
      'times the wrong way round',
      { callingTime: { from: '12:00', to: '10:00' } },
      'callingTime.to',
      'not-after',
    ],
    [
      'a programme twice',
      { enrolments: [...IN_PROGRAMME.enrolments, ...IN_PROGRAMME.enrolments] },
      'enrolments.1.programme',
      'twice',
    ],
    [
      'an enrolment tomorrow',
      { enrolments: [{ programme: 'ahc', enrolledOn: '2026-11-22' }] },
      'enrolments.0.enrolledOn',
      'future',
    ],
    [
      'an enrolment before the birth',
      { enrolments: [{ programme: 'ahc', enrolledOn: '1996-04-30' }] },
      'enrolments.0.enrolledOn',
      'before-birth',
    ],
    [
      'a pregnancy outside its programme',
      { pregnancy: { lmp: '2026-08-29', edd: '2027-06-05' } },
      'pregnancy',
      'needs-programme',
    ],
    [
      'a period to come',
      { ...IN_PROGRAMME, pregnancy: { lmp: '2026-11-29', edd: '2027-06-05' } },
      'pregnancy.lmp',
      'future',
    ],
    ['a UHID with a wrong digit', { uhid: 'CL1234567892' }, 'uhid', 'check-digit'],
    [
      'a consent text nobody knows',
      { consent: { ...CONSENT, version: '0' } },
      'consent.textId',
      'unknown-text',
    ],
    ['a consent to come', { consent: { ...CONSENT, givenAt: NOW + 200_000 } }, 'consent.givenAt', 'future'],
    ["a child's own consent", { birthDate: '2012' }, 'consent.by', 'needs-guardian'],
    [
      'a guardian without a name',
      { consent: { ...CONSENT, by: 'guardian' } },
      'consent.guardianName',
      'required',
    ],
  ])('is refused with %s', (_, facts, path, code) => {
    expect(checkRegistration(aRegistration(facts), TODAY, NOW)).toEqual([{ path, code }]);
  });

  it('says which due date the given dates have', () => {
    const registration = aRegistration({
      ...IN_PROGRAMME,
      pregnancy: { lmp: '2026-08-29', edd: '2027-05-06' },
    });
    expect(checkRegistration(registration, TODAY, NOW)).toEqual([
      { path: 'pregnancy.edd', code: 'edd-differs', expected: '2027-06-05' },
    ]);
  });

  it('of a change is checked only in the changed fields', () => {
    expect(checkRegistrationParts({ phones: [{ value: '12' }] }, TODAY, NOW)).toEqual([
      { path: 'phones.0.value', code: 'not-a-phone-number' },
    ]);
    expect(checkRegistrationParts({}, TODAY, NOW)).toEqual([]);
  });

  it.each<[string, Partial<Registration>, string, string]>([
    ['a digit in a name', { names: [{ given: 'Lakshm1' }] }, 'names.0.given', 'digits-in-name'],
    [
      'a birth today',
      { birthDate: TODAY, consent: { ...CONSENT, by: 'guardian', guardianName: 'Meera Iyer' } },
      'birthDate',
      'born-today',
    ],
    ['an age few reach', { birthDate: '1910' }, 'birthDate', 'unlikely-age'],
    ['no phone', { phones: [] }, 'phones', 'no-phone'],
    [
      'a mobile that begins like none',
      { phones: [{ value: '2234567890' }] },
      'phones.0.value',
      'not-a-mobile',
    ],
    [
      "the patient's own number for the next of kin",
      { nextOfKin: [{ name: 'Ravi', relation: 'husband', phone: '+919876543210' }] },
      'nextOfKin.0.phone',
      'same-phone',
    ],
    [
      'another state than the PIN code has',
      { addresses: [{ title: 'HOME', state: 'Kerala', pin: '600040' }] },
      'addresses.0.state',
      'state-differs',
    ],
    [
      'a man',
      { ...IN_PROGRAMME, gender: 'MALE', pregnancy: { lmp: '2026-08-29', edd: '2027-06-05' } },
      'gender',
      'not-female',
    ],
    [
      'an age few are pregnant at',
      { ...IN_PROGRAMME, birthDate: '1970', pregnancy: { lmp: '2026-08-29', edd: '2027-06-05' } },
      'pregnancy',
      'unlikely-pregnancy-age',
    ],
    [
      'over 42 weeks',
      { ...IN_PROGRAMME, pregnancy: { lmp: '2026-01-30', edd: '2026-11-06' } },
      'pregnancy.edd',
      'overdue',
    ],
  ])('is asked about %s, and not refused for it', (_, facts, path, code) => {
    const registration = aRegistration(facts);
    expect(registrationDoubts(registration, TODAY)).toMatchObject([{ path, code }]);
    expect(checkRegistration(registration, TODAY, NOW)).toEqual([]);
  });

  it.each([
    ['a member nobody knows', { nickname: 'x' }],
    ['no name', { names: [] }],
    ['a name without a letter', { names: [{ given: '12' }] }],
    ['a name of two lines', { names: [{ given: 'Ravi\nKumar' }] }],
    ['a gender nobody stores', { gender: 'female' }],
    ['a time that is none', { callingTime: { from: '25:00', to: '26:00' } }],
    ['more phones than anybody has', { phones: Array.from({ length: 6 }, () => ({ value: '9876543210' })) }],
    ['no consent', { consent: undefined }],
    ['half of a character pair', { names: [{ given: 'Ravi\ud83d' }] }],
  ])('has an invalid format with %s', (_, facts) => {
    expect(v.safeParse(registrationSchema, { ...aRegistration(), ...facts }).success).toBe(false);
  });
});

describe('the consent text', () => {
  it('keeps its wording: a changed one is a new version', () => {
    expect(REGISTRATION_CONSENT).toMatchInlineSnapshot(`
      {
        "id": "registration",
        "text": {
          "en": [
            "We keep your name, contact details and health readings to care for you in this programme. The care team of this facility can see them.",
            "We may call you and write to you about your care, in the ways you choose.",
            "You can ask what we keep about you, have it corrected, and take this consent back at any time. Your treatment does not depend on it.",
          ],
          "hi": [
            "इस कार्यक्रम में आपकी देखभाल के लिए हम आपका नाम, संपर्क का विवरण और स्वास्थ्य के मान रखते हैं। इस केंद्र की देखभाल टीम इन्हें देख सकती है।",
            "आपकी देखभाल के बारे में हम आपको कॉल कर सकते हैं और आपके चुने हुए तरीकों से लिख सकते हैं।",
            "आप पूछ सकते हैं कि हम आपके बारे में क्या रखते हैं, उसे ठीक करा सकते हैं, और यह सहमति कभी भी वापस ले सकते हैं। आपका इलाज इस पर निर्भर नहीं है।",
          ],
        },
        "version": "1",
      }
    `);
  });
});
