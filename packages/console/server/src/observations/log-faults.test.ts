// spec: 189

import type { FormDefinition } from '@careline/core/internal/forms';
import { describe, expect, it } from 'vitest';
import { answerFaults } from './log-faults.ts';

const form: FormDefinition = {
  id: 'test@1',
  sections: [
    {
      key: 'vitals',
      label: '',
      fields: [
        {
          key: 'glucose',
          label: '',
          control: 'number',
          measure: 'glucose',
          units: ['mg/dL', 'mmol/L'],
          decimals: 1,
        },
        {
          key: 'weight',
          label: '',
          control: 'number',
          measure: 'weight',
          units: ['kg'],
          decimals: 1,
        },
        { key: 'count', label: '', control: 'number', units: [], limits: { min: 0, max: 9 }, decimals: 0 },
        { key: 'felt', label: '', control: 'boolean' },
        {
          key: 'more',
          control: 'conditional_logic',
          when: { field: 'felt', is: [true] },
          fields: [{ key: 'detail', label: '', control: 'short_text', maxLength: 5 }],
        },
        { key: 'day', label: '', control: 'date', fromToday: { max: 0 } },
        { key: 'mail', label: '', control: 'email' },
        { key: 'phone', label: '', control: 'phone_number' },
        { key: 'link', label: '', control: 'short_text', maxLength: 90, format: 'address' },
      ],
    },
    {
      key: 'medicines',
      label: '',
      fields: [],
      group: {
        key: 'rows',
        label: '',
        maxRows: 2,
        fields: [
          { key: 'name', label: '', control: 'short_text', maxLength: 20, required: true },
          { key: 'unit', label: '', control: 'dropdown', options: [{ value: 'MG', label: '' }] },
        ],
      },
    },
  ],
};

const ADULT = { months: 500, days: 15_000 };
const faults = (answers: object, age = ADULT) =>
  answerFaults(form, answers as never, { today: '2025-10-09', age });

describe('answers in a form', () => {
  it.each([
    ['a section of another form', { hiv: {} }, 'hiv', 'is not a section of this form'],
    ['a field of another form', { vitals: { pulse: '1' } }, 'vitals.pulse', 'is not a field of this form'],
    ['a hidden field', { vitals: { detail: 'x' } }, 'vitals.detail', 'is not asked with these answers'],
    ['a list for a text', { vitals: { mail: ['a@b.in'] } }, 'vitals.mail', 'must be a text'],
    ['a text for a tick', { vitals: { felt: 'yes' } }, 'vitals.felt', 'must be true or false'],
    [
      'an impossible number',
      { vitals: { weight: '9999', weightUnit: 'kg' } },
      'vitals.weight',
      'must be between 0.3 and 650 kg',
    ],
    ['a count past its limit', { vitals: { count: '10' } }, 'vitals.count', 'must be between 0 and 9'],
    [
      'too many digits',
      { vitals: { count: '1.5' } },
      'vitals.count',
      'must have at most 0 digits after the point',
    ],
    ['words for a number', { vitals: { count: 'two' } }, 'vitals.count', 'must be a number'],
    [
      'an unlikely number without a reason',
      { vitals: { weight: '210', weightUnit: 'kg' } },
      'vitals.weight',
      'is often a typing error: must be between 30 and 200 kg, or given with a reason',
    ],
    [
      'a number in another unit',
      { vitals: { glucose: '5.6', glucoseUnit: 'mg/dL' } },
      'vitals.glucose',
      'looks like a value in mmol/L: must be given in that unit or with a reason',
    ],
    [
      'a day that does not exist',
      { vitals: { day: '2025-02-30' } },
      'vitals.day',
      expect.stringMatching(/date/),
    ],
    ['a day to come', { vitals: { day: '2025-10-10' } }, 'vitals.day', 'is not a day this form takes'],
    [
      'a long text',
      { vitals: { felt: true, detail: 'longer' } },
      'vitals.detail',
      'must have at most 5 characters',
    ],
    ['no e-mail address', { vitals: { mail: 'x' } }, 'vitals.mail', 'must be an e-mail address'],
    ['no phone number', { vitals: { phone: '12' } }, 'vitals.phone', 'must be a phone number'],
    [
      'no web address',
      { vitals: { link: 'ftp://x' } },
      'vitals.link',
      'must be a web address that begins with https:// or http://',
    ],
    [
      'an unknown choice in a row',
      { medicines: { rows: [{ name: 'A' }, { name: 'B', unit: 'KG' }] } },
      'medicines.1.unit',
      'is not one of the choices of this form',
    ],
    [
      'a row without its name',
      { medicines: { rows: [{ unit: 'MG' }] } },
      'medicines.0.name',
      'must be given',
    ],
    [
      'too many rows',
      { medicines: { rows: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] } },
      'medicines.rows',
      'must have at most 2 entries',
    ],
  ])('with %s say where and what', (_label, answers, path, message) => {
    expect(faults(answers)).toEqual([{ path: `log.answers.${path}`, message }]);
  });

  it.each([
    ['nothing', {}],
    [
      'an unlikely number with its reason',
      { vitals: { weight: '210', weightUnit: 'kg', weightReason: 'x' } },
    ],
    ['rows', { medicines: { rows: [{ name: 'A', unit: 'MG' }, { name: 'B' }] } }],
  ])('with %s are accepted', (_label, answers) => {
    expect(faults(answers)).toEqual([]);
  });

  it('are judged by the age of the patient', () => {
    const child = { months: 60, days: 1830 };
    expect(faults({ vitals: { weight: '19', weightUnit: 'kg' } })).toHaveLength(1);
    expect(faults({ vitals: { weight: '19', weightUnit: 'kg' } }, child)).toEqual([]);
  });
});
