import { describe, expect, it } from 'vitest';
import { type FormProblems, withNewRow } from '#forms';
import {
  aForm,
  type Entry,
  entered,
  PREGNANT,
  REGISTRATION_DAY,
  REGISTRATION_NOW,
  untouched,
} from '../../../test/registration.ts';
import { REGISTRATION_FORM } from './registration-form.ts';
import { formDoubts, registrationProblems } from './registration-rules.ts';

const MOMENT = { today: REGISTRATION_DAY, now: REGISTRATION_NOW, agreedAt: REGISTRATION_NOW };
const missing = { code: 'missing' } as const;
const rule = (code: string) => ({ code: 'rule', rule: `registration.rule.${code}` }) as const;
const pregnant = (...entries: readonly Entry[]) => [...PREGNANT, ...entries];

describe('errors of a registration', () => {
  it('are, for an untouched form, all required fields', () => {
    expect(registrationProblems(untouched(), MOMENT)).toEqual({
      'name.given': missing,
      'person.gender': missing,
      'person.birthDate': missing,
      'consent.how': missing,
      'consent.agreed': rule('not-agreed'),
    });
  });

  it.each<[string, readonly Entry[], FormProblems]>([
    ['nothing of what is whole', [], {}],
    ['no phone is a doubt, no problem', [['phones.value', '']], {}],
    ['a name of digits', [['name.given', '98765']], { 'name.given': rule('no-letter') }],
    ['a name of one letter of another script', [['name.given', 'அ']], {}],
    ['a birth to come', [['person.birthDate', '2026-11-22']], { 'person.birthDate': rule('future') }],
    [
      'a birth too long ago',
      [['person.birthDate', '1890-01-01']],
      { 'person.birthDate': rule('too-long-ago') },
    ],
    [
      'an age nobody has',
      [
        ['person.birthKnown', 'age'],
        ['person.age', '140'],
      ],
      { 'person.age': rule('not-an-age') },
    ],
    ['no age', [['person.birthKnown', 'age']], { 'person.age': missing }],
    [
      'a UHID of ours with a wrong digit',
      [['uhid.uhid', 'CL1234567890']],
      { 'uhid.uhid': rule('check-digit') },
    ],
    ['a UHID of elsewhere', [['uhid.uhid', 'MRN-77/2019']], {}],
    [
      'a phone with a digit too few',
      [['phones.value', '987654321']],
      { 'phones.value': { code: 'not-a-phone-number' } },
    ],
    ['an e-mail without a host', [['email.email', 'asha@']], { 'email.email': { code: 'not-an-email' } }],
    ['a PIN code of five digits', [['addresses.0.pin', '50003']], { 'addresses.0.pin': rule('not-a-pin') }],
    ['nothing to date a pregnancy from', pregnant(), { 'pregnancy.lmp': missing }],
    ['a last period to come', pregnant(['pregnancy.lmp', '2026-12-01']), { 'pregnancy.lmp': rule('future') }],
    [
      'a last period more than 44 weeks ago',
      pregnant(['pregnancy.lmp', '2025-12-01']),
      { 'pregnancy.lmp': rule('too-long-ago') },
    ],
    [
      'a scan before the last period',
      pregnant(
        ['pregnancy.lmp', '2026-08-29'],
        ['pregnancy.scanned', true],
        ['pregnancy.scanOn', '2026-08-01'],
        ['pregnancy.scanWeeks', '8'],
        ['pregnancy.scanDays', '0'],
      ),
      { 'pregnancy.scanOn': rule('before-lmp') },
    ],
    [
      'a scan without its weeks',
      pregnant(
        ['pregnancy.lmp', '2026-08-29'],
        ['pregnancy.scanned', true],
        ['pregnancy.scanOn', '2026-11-07'],
        ['pregnancy.scanDays', '0'],
      ),
      { 'pregnancy.scanWeeks': { code: 'required' } },
    ],
    [
      'an enrolment before the birth',
      [
        ['programmes.programmes', ['ahc']],
        ['programmes.ahcOn', '1990-01-01'],
      ],
      { 'programmes.ahcOn': rule('before-birth') },
    ],
    [
      'an enrolment without its day',
      [
        ['programmes.programmes', ['ahc']],
        ['programmes.ahcOn', ''],
      ],
      { 'programmes.ahcOn': { code: 'required' } },
    ],
    [
      'a child who consents alone',
      [['person.birthDate', '2015-05-01']],
      { 'consent.by': rule('needs-guardian') },
    ],
    ['a guardian without a name', [['consent.by', 'guardian']], { 'consent.guardianName': missing }],
    [
      'a guardian whose name is a number',
      [
        ['consent.by', 'guardian'],
        ['consent.guardianName', '12'],
      ],
      { 'consent.guardianName': rule('no-letter') },
    ],
    [
      'the same language twice',
      [
        ['preferences.language', 'ta'],
        ['preferences.secondLanguage', 'ta'],
      ],
      { 'preferences.secondLanguage': rule('twice') },
    ],
    ['no consent', [['consent.agreed', false]], { 'consent.agreed': rule('not-agreed') }],
  ])('%s', (_, entries, expected) => {
    expect(registrationProblems(aForm(...entries), MOMENT)).toEqual(expected);
  });

  it('are reported at their row', () => {
    const rows = ['phones', 'nextOfKin'].reduce(
      (values, section) => withNewRow(REGISTRATION_FORM, values, section),
      aForm(),
    );
    const values = entered(rows, [
      ['phones.0.value', '+91 9876543210'],
      ['nextOfKin.0.name', '7'],
    ]);
    expect(registrationProblems(values, MOMENT)).toEqual({
      'phones.0.value': rule('twice'),
      'nextOfKin.0.name': rule('no-letter'),
      'nextOfKin.0.relation': { code: 'required' },
    });
  });
});

describe('warnings of a registration', () => {
  it.each<[string, readonly Entry[], readonly (readonly [path: string, code: string])[]]>([
    ['nothing of what is whole', [], []],
    ['no phone', [['phones.value', '']], [['phones.value', 'no-phone']]],
    ['a number no mobile has', [['phones.value', '2345678901']], [['phones.value', 'not-a-mobile']]],
    ['a digit in a name', [['name.given', 'Lakshm1']], [['name.given', 'digits-in-name']]],
    ['somebody of 115 years', [['person.birthDate', '1911-01-01']], [['person.birthDate', 'unlikely-age']]],
    [
      'a man in Healthy Motherhood',
      pregnant(['person.gender', 'MALE'], ['pregnancy.lmp', '2026-08-29']),
      [['person.gender', 'not-female']],
    ],
    [
      'a state that the PIN code is not in',
      [
        ['addresses.0.state', 'Goa'],
        ['addresses.0.pin', '500033'],
      ],
      [['addresses.0.state', 'state-differs']],
    ],
    [
      'a scan that moves the due date',
      pregnant(
        ['pregnancy.lmp', '2026-08-29'],
        ['pregnancy.scanned', true],
        ['pregnancy.scanOn', '2026-11-07'],
        ['pregnancy.scanWeeks', '8'],
        ['pregnancy.scanDays', '0'],
      ),
      [['pregnancy.scanDays', 'redated']],
    ],
  ])('%s', (_, entries, expected) => {
    expect(formDoubts(aForm(...entries), MOMENT).map(({ path, code }) => [path, code])).toEqual(expected);
  });
});
