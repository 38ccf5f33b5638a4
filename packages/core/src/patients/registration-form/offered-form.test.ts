import { describe, expect, it } from 'vitest';
import { type FormDefinition, type FormValues, sectionFields } from '#forms';
import { offeredForm, type RegistrationOffer } from './offered-form.ts';
import { REGISTRATION_FORM } from './registration-form.ts';
import { startValues } from './start-values.ts';

const EMPTY = startValues({}, '2026-01-05', 'en');

const optionsOf = (form: FormDefinition, key: string): string =>
  form.sections
    .flatMap(sectionFields)
    .flatMap((field) => (field.control === 'dropdown' && field.key === key ? field.options : []))
    .map(({ value }) => value)
    .join(' ');

const shown = (offer: RegistrationOffer, key: string, ...held: readonly FormValues[]) =>
  optionsOf(offeredForm(REGISTRATION_FORM, offer, ...held), key);

describe('the registration as an organisation offers it', () => {
  it.each([
    ['everything without a preference', {}, 'gender', [EMPTY], 'MALE FEMALE OTHER'],
    ['everything where nothing is offered', { gender: [] }, 'gender', [EMPTY], 'MALE FEMALE OTHER'],
    ['the offered in their order', { gender: ['OTHER', 'FEMALE'] }, 'gender', [EMPTY], 'OTHER FEMALE'],
    ['everything where no code is known', { gender: ['X'] }, 'gender', [EMPTY], 'MALE FEMALE OTHER'],
    [
      'what a patient has, last',
      { gender: ['FEMALE'] },
      'gender',
      [EMPTY, { ...EMPTY, person: { gender: 'MALE' } }],
      'FEMALE MALE',
    ],
    ['a second language too', { language: ['kn', 'en'] }, 'secondLanguage', [EMPTY], 'kn en'],
    [
      'no language of the consent',
      { language: ['kn'] },
      'language',
      [{ ...EMPTY, consent: { locale: 'en' } }],
      'kn',
    ],
  ] as const)('has %s', (_, offer, key, held, options) => {
    expect(shown(offer, key, ...held)).toBe(options);
  });

  const sections = (hidden: readonly string[], values: FormValues) =>
    offeredForm(REGISTRATION_FORM, { hidden }, values).sections.map(({ key }) => key);

  it('leaves out hidden sections, unless they have entries', () => {
    expect(sections(['nextOfKin', 'email'], EMPTY)).not.toEqual(expect.arrayContaining(['nextOfKin']));
    const entered = { ...EMPTY, nextOfKin: { list: [{ name: 'Asha' }] }, email: { email: 'a@b.example' } };
    expect(sections(['nextOfKin', 'email'], entered)).toEqual(expect.arrayContaining(['nextOfKin', 'email']));
  });
});
