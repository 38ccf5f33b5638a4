import { describe, expect, it } from 'vitest';
import { definitionProblems, initialValues, sectionFields } from '#forms';
import { districtsOfPin } from '#patients/pin-districts';
import { aForm, entered, placeAt, REGISTRATION_DAY, untouched } from '../../../test/registration.ts';
import { withRegistrationEntry } from './registration-edits.ts';
import {
  REGISTRATION_FORM,
  REGISTRATION_STEPS,
  registrationStepForm,
  stepOfPath,
} from './registration-form.ts';

describe('the registration form', () => {
  it('is valid', () => {
    expect(definitionProblems(REGISTRATION_FORM)).toEqual([]);
  });

  it('has every section in one step, in order', () => {
    const sections = REGISTRATION_STEPS.flatMap((step) => registrationStepForm(step).sections);
    expect(sections.map(({ key }) => key)).toEqual(REGISTRATION_FORM.sections.map(({ key }) => key));
    expect(registrationStepForm('review').sections).toEqual([]);
  });

  it('asks in no step about another one', () => {
    for (const step of REGISTRATION_STEPS) expect(definitionProblems(registrationStepForm(step))).toEqual([]);
  });

  it.each([
    ['name.0.family', 'identity'],
    ['addresses.1.pin', 'contact'],
    ['pregnancy.lmp', 'care'],
    ['consent.agreed', 'consent'],
    ['elsewhere.field', 'review'],
  ])('%s is in %s', (path, step) => {
    expect(stepOfPath(path)).toBe(step);
  });

  it('gives every field its own label', () => {
    for (const section of REGISTRATION_FORM.sections) {
      const labels = sectionFields(section).map(({ key, label }) => [key, label] as const);
      for (const [key, label] of labels) expect(label).toBe(`registration.${section.key}.${key}`);
    }
  });
});

describe('the initial form', () => {
  it('has all channels, enrolment today, one address, and the consent in the screen’s language', () => {
    expect(untouched({}, 'hi-IN')).toEqual({
      ...initialValues(REGISTRATION_FORM),
      addresses: { list: [{ title: 'HOME', pin: '', state: '', line: '', city: '', district: '' }] },
      programmes: {
        programmes: [],
        ahcOn: REGISTRATION_DAY,
        healthy_motherhoodOn: REGISTRATION_DAY,
        carelineOn: REGISTRATION_DAY,
        apollo_sugarOn: REGISTRATION_DAY,
      },
      preferences: {
        language: '',
        secondLanguage: '',
        callingTime: 'any',
        channels: ['SMS', 'EMAIL', 'WHATSAPP', 'PUSH_NOTIFICATIONS', 'IN_APP_NOTIFICATIONS'],
      },
      consent: { locale: 'hi', by: 'patient', guardianName: '', how: '', agreed: false },
    });
    expect(untouched({}, 'fr').consent?.locale).toBe('en');
  });

  it.each([
    ['one name', { name: ' Lakshmi ' }, { name: { given: 'Lakshmi', family: '' } }],
    ['several', { name: 'Asha  Devi Rao' }, { name: { given: 'Asha Devi', family: 'Rao' } }],
    ['a name of another script', { name: 'आशा राव' }, { name: { given: 'आशा', family: 'राव' } }],
    ['a phone', { phone: '9876543210' }, { phones: { value: '9876543210' } }],
    ['a birth date', { birthDate: '1996-05-01' }, { person: { birthDate: '1996-05-01' } }],
    ['a UHID', { uhid: 'CL1234567897' }, { uhid: { uhid: 'CL1234567897' } }],
  ])('uses the data of an unsuccessful search: %s', (_, start, expected) => {
    expect(untouched(start)).toMatchObject(expected);
  });
});

describe('a PIN code', () => {
  const stateAfter = (...pins: readonly string[]) =>
    entered(
      untouched(),
      pins.map((pin) => ['addresses.0.pin', pin] as const),
    ).addresses;
  const list = (state: string) => ({ list: [expect.objectContaining({ state })] });

  it.each([
    ['fills in its state', ['500033'], 'Telangana'],
    ['in Devanagari digits too', ['५०००३३'], 'Telangana'],
    ['not before it is whole', ['50003'], ''],
    ['takes its state along when it changes', ['500033', '600040'], 'Tamil Nadu'],
    ['leaves the state when it is no more', ['500033', '50003'], 'Telangana'],
    ['of no state fills in nothing', ['900001'], ''],
  ])('%s', (_, pins, state) => {
    expect(stateAfter(...pins)).toEqual(list(state));
  });

  it('never changes a state that a user chose', () => {
    const values = entered(untouched(), [
      ['addresses.0.state', 'Goa'],
      ['addresses.0.pin', '500033'],
    ]);
    expect(values.addresses).toEqual(list('Goa'));
  });

  it.each([
    ['fills in its district', ['682028'], 'Ernakulam', 'Kerala'],
    ['takes the district along when it changes', ['682028', '600040'], 'Chennai', 'Tamil Nadu'],
    ['of two districts leaves that to the person', ['682028', '505415'], '', 'Telangana'],
    ['takes the district away while it is no code', ['682028', '68202'], '', 'Kerala'],
  ])('with the directory of districts %s', (_, pins, district, state) => {
    const at = placeAt('addresses.0.pin');
    const values = pins.reduce(
      (now, pin) => withRegistrationEntry(now, at, pin, (whole) => districtsOfPin(whole)),
      untouched(),
    );
    expect(values.addresses).toEqual({ list: [expect.objectContaining({ district, state })] });
  });

  it('never changes a district that a user entered', () => {
    const written = entered(untouched(), [['addresses.0.district', 'Kochi']]);
    const values = withRegistrationEntry(written, placeAt('addresses.0.pin'), '682028', districtsOfPin);
    expect(values.addresses).toEqual({
      list: [expect.objectContaining({ district: 'Kochi', state: 'Kerala' })],
    });
  });

  it('affects only addresses', () => {
    expect(aForm().phones).toMatchObject({ value: '98765 43210' });
  });
});
