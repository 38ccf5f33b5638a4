import { describe, expect, it } from 'vitest';
import {
  definitionProblems,
  type FieldValue,
  type FormValues,
  placeOfPath,
  withNewRow,
  withoutRow,
  withValue,
} from '#forms';
import type { ChangedParts, RegisteredPatient } from '#patients/registration';
import { aRegisteredPatient, REGISTRATION_DAY, REGISTRATION_NOW } from '../../../test/registration.ts';
import { changeForm } from './change-form.ts';
import { changeOfForm } from './change-of-form.ts';
import { changeDoubts, changeProblems } from './change-rules.ts';
import { changeValues } from './change-values.ts';
import { mergeChange } from './merge-changes.ts';

const MOMENT = { today: REGISTRATION_DAY, now: REGISTRATION_NOW };

/** Imported data for which a new registration has no fields. */
const IMPORTED = aRegisteredPatient({
  names: [
    { use: 'maiden', given: 'Asha', family: 'Iyer' },
    { use: 'anonymous', given: 'Asha K' },
  ],
  gender: null,
  birthDate: '1961',
  phones: [
    { value: '12345', use: 'old' },
    { value: '98100 00003', use: null },
  ],
  emails: ['not an address', 'asha@example.com', 'a@b.in', 'c@d.in'],
  addresses: [
    { title: 'OTHER', line: '1 High St, SW1A 1AA', state: 'Telengana' },
    { title: 'HOME', pin: '600040' },
  ],
  languages: ['xx', 'te', 'hi'],
  callingTime: { from: '10:15', to: '11:45' },
  nextOfKin: [{ name: 'Ravi', relation: 'sponsor' }],
  uhid: null,
});

type Edit = readonly [path: string, value: FieldValue];

const edited = (
  patient: RegisteredPatient,
  edits: readonly Edit[],
  values = changeValues(patient),
): FormValues =>
  edits.reduce((now, [path, value]) => withValue(changeForm(patient), now, placeOfPath(path), value), values);

const changed = (values: FormValues, patient = IMPORTED): ChangedParts =>
  changeOfForm(values, patient, REGISTRATION_DAY).change;

describe('the form of a change', () => {
  it('contains everything stored, sends nothing untouched, and reports no problem with it', () => {
    expect(definitionProblems(changeForm(IMPORTED))).toEqual([]);
    expect(changed(changeValues(IMPORTED))).toEqual({});
    expect(changeProblems(changeValues(IMPORTED), IMPORTED, MOMENT)).toEqual({});
    expect(changeDoubts(changeValues(IMPORTED), IMPORTED, MOMENT)).toEqual([]);
  });

  it.each<[string, readonly Edit[], ChangedParts]>([
    ['a name', [['name.1.family', 'Rao']], { names: [{ of: 0 }, { of: 1, family: 'Rao' }] }],
    ['a family name taken away', [['name.0.family', ' ']], { names: [{ of: 0, family: null }, { of: 1 }] }],
    ['a phone', [['phones.1.use', 'home']], { phones: [{ of: 0 }, { of: 1, use: 'home' }] }],
    ['an e-mail', [['email.0.email', 'x@y.in']], { emails: ['x@y.in', { of: 1 }, { of: 2 }, { of: 3 }] }],
    ['an address', [['addresses.0.city', 'Ooty']], { addresses: [{ of: 0, city: 'Ooty' }, { of: 1 }] }],
    ['a language', [['languages.0.language', 'ta']], { languages: ['ta', { of: 1 }, { of: 2 }] }],
    ['a relation', [['nextOfKin.0.relation', 'son']], { nextOfKin: [{ of: 0, relation: 'son' }] }],
    ['the gender', [['person.gender', 'FEMALE']], { gender: 'FEMALE' }],
    [
      'the birth date',
      [
        ['person.birthKnown', 'date'],
        ['person.birthDate', '1961-02-03'],
      ],
      { birthDate: '1961-02-03' },
    ],
    [
      'an age',
      [
        ['person.birthKnown', 'age'],
        ['person.age', '60'],
      ],
      { age: { value: 60, unit: 'years' } },
    ],
    ['the UHID', [['uhid.uhid', 'AH/1']], { uhid: 'AH/1' }],
    ['when to call', [['preferences.callingTime', 'any']], { callingTime: null }],
  ])('sends %s and keeps the rest', (_, edits, expected) => {
    expect(changed(edited(IMPORTED, edits))).toEqual(expected);
  });

  it('sends channels as a whole', () => {
    const { channels } = changed(edited(IMPORTED, [['preferences.channels', ['SMS']]]));
    expect(channels?.filter(({ isEnabled }) => isEnabled).map(({ channelType }) => channelType)).toEqual([
      'SMS',
    ]);
  });

  it('omits a removed entry, and adds a new one without a position', () => {
    const form = changeForm(IMPORTED);
    const less = withoutRow(form, changeValues(IMPORTED), 'phones', 0);
    const more = edited(IMPORTED, [['phones.1.value', '98100 00009']], withNewRow(form, less, 'phones'));
    expect(changed(more)).toEqual({ phones: [{ of: 1 }, { value: '98100 00009', use: 'mobile' }] });
    expect(changed(withNewRow(form, changeValues(IMPORTED), 'addresses'))).toEqual({});
  });

  it('dates the pregnancy of a patient in the programme, and ends one', () => {
    const none = aRegisteredPatient({ enrolments: [{ programme: 'healthy_motherhood', enrolledAt: 1 }] });
    expect(changed(edited(none, [['pregnancy.lmp', '2026-08-29']]), none)).toEqual({
      pregnancy: { lmp: '2026-08-29', edd: '2027-06-05' },
    });
    const dated = { ...none, pregnancy: { lmp: '2026-08-29', edd: '2027-06-05', basis: 'lmp' } };
    expect(changed(changeValues(dated), dated)).toEqual({});
    expect(changed(edited(dated, [['pregnancy.over', true]]), dated)).toEqual({ pregnancy: null });
  });

  it.each<[string, readonly Edit[], string]>([
    ['a phone that is none', [['phones.1.value', '1']], 'phones.1.value'],
    ['an address without @', [['email.1.email', 'asha']], 'email.1.email'],
    ['a name without a letter', [['name.0.given', '12']], 'name.0.given'],
    ['no given name', [['name.0.given', '']], 'name.0.given'],
    ['a PIN code of five digits', [['addresses.1.pin', '60004']], 'addresses.1.pin'],
    [
      'a birth to come',
      [
        ['person.birthKnown', 'date'],
        ['person.birthDate', '2026-11-22'],
      ],
      'person.birthDate',
    ],
    ['a UHID of two letters', [['uhid.uhid', 'AB']], 'uhid.uhid'],
  ])('shows at the field the error in %s', (_, edits, path) => {
    expect(Object.keys(changeProblems(edited(IMPORTED, edits), IMPORTED, MOMENT))).toEqual([path]);
  });

  it('keeps a known name, gender and UHID', () => {
    const known = aRegisteredPatient({ uhid: 'AH/1' });
    const emptied = withoutRow(changeForm(known), changeValues(known), 'name', 0);
    const values = edited(
      known,
      [
        ['person.gender', ''],
        ['uhid.uhid', ''],
      ],
      emptied,
    );
    expect(Object.keys(changeProblems(values, known, MOMENT)).toSorted()).toEqual([
      'name.list',
      'person.gender',
      'uhid.uhid',
    ]);
  });

  it('asks about unlikely entries', () => {
    const values = edited(IMPORTED, [['addresses.1.state', 'Kerala']]);
    expect(changeDoubts(values, IMPORTED, MOMENT)).toMatchObject([
      { path: 'addresses.1.state', code: 'state-differs' },
    ]);
  });
});

describe('two changes of one version', () => {
  const BASE = aRegisteredPatient({
    phones: [
      { value: '98100 00001', use: 'mobile' },
      { value: '98100 00002', use: 'home' },
    ],
    languages: ['te', 'hi'],
  });
  const newer = (facts: Partial<RegisteredPatient>): RegisteredPatient => ({
    ...BASE,
    updatedAt: 2,
    ...facts,
  });
  const PHONES = BASE.phones;

  it.each<[string, readonly Edit[], Partial<RegisteredPatient>, ChangedParts]>([
    [
      'of different fields: both stay',
      [['name.0.family', 'Rao']],
      { gender: 'OTHER' },
      { names: [{ of: 0, family: 'Rao' }] },
    ],
    [
      'of two entries of one list: both stay',
      [['phones.1.value', '98100 00009']],
      { phones: [{ value: '98100 00008', use: 'mobile' }, ...PHONES.slice(1)] },
      { phones: [{ of: 0 }, { of: 1, value: '98100 00009' }] },
    ],
    [
      'where the other one added an entry before it',
      [['phones.0.use', 'work']],
      { phones: [{ value: '98100 00007', use: 'mobile' }, ...PHONES] },
      { phones: [{ of: 0 }, { of: 1, use: 'work' }, { of: 2 }] },
    ],
    [
      'where the other one removed what was changed here: it is entered anew',
      [['phones.1.value', '98100 00009']],
      { phones: PHONES.slice(0, 1) },
      { phones: [{ of: 0 }, { value: '98100 00009', use: 'home' }] },
    ],
    [
      'of a list of texts',
      [['languages.1.language', 'ta']],
      { languages: ['en', 'te', 'hi'] },
      { languages: [{ of: 0 }, { of: 1 }, 'ta'] },
    ],
    ['that say the same', [['person.gender', 'OTHER']], { gender: 'OTHER' }, {}],
  ])('%s', (_, edits, theirs, expected) => {
    const after = newer(theirs);
    const { values, overlaps } = mergeChange(BASE, edited(BASE, edits), after);
    expect(changed(values, after)).toEqual(expected);
    expect(overlaps).toEqual([]);
  });

  it('of one field: the local entry wins, and the other is shown', () => {
    const after = newer({
      phones: [{ value: '98100 00008', use: 'mobile' }, ...PHONES.slice(1)],
      gender: 'OTHER',
    });
    const mine = edited(BASE, [
      ['phones.0.value', '98100 00009'],
      ['person.gender', 'MALE'],
    ]);
    const { values, overlaps } = mergeChange(BASE, mine, after);
    expect(changed(values, after)).toEqual({
      phones: [{ of: 0, value: '98100 00009' }, { of: 1 }],
      gender: 'MALE',
    });
    expect(overlaps).toEqual([
      { at: { section: 'phones', row: 0, key: 'value' }, theirs: '98100 00008' },
      { at: { section: 'person', key: 'gender' }, theirs: 'OTHER' },
    ]);
  });

  it('when an entry was removed here and changed there: theirs stays', () => {
    const after = newer({ phones: [PHONES[0], { value: '98100 00002', use: 'work' }] as typeof PHONES });
    const mine = withoutRow(changeForm(BASE), changeValues(BASE), 'phones', 1);
    expect(changed(mergeChange(BASE, mine, after).values, after)).toEqual({});
    const same = newer({ gender: 'OTHER' });
    expect(changed(mergeChange(BASE, mine, same).values, same)).toEqual({ phones: [{ of: 0 }] });
  });
});
