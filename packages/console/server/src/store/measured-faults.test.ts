import type { FormDefinition } from '@careline/core/forms';
import { describe, expect, it } from 'vitest';
import { measuredFaults } from './measured-faults.ts';

const weight = {
  label: '',
  control: 'number',
  measure: 'weight',
  units: ['kg', '[lb_av]'],
  decimals: 2,
} as const;
const form: FormDefinition = {
  id: 'test@1',
  sections: [
    {
      key: 'body',
      label: '',
      fields: [
        {
          key: 'more',
          control: 'conditional_logic',
          when: { field: 'told', is: [true] },
          fields: [
            { ...weight, key: 'weight', reading: { metric: 'body', part: 'weight', subject: 'patient' } },
          ],
        },
      ],
    },
    {
      key: 'baby',
      label: '',
      fields: [],
      group: {
        key: 'babies',
        label: '',
        maxRows: 3,
        fields: [
          { ...weight, key: 'weight', reading: { metric: 'growth', part: 'weight', subject: 'infant' } },
        ],
      },
    },
  ],
};

const faults = (metric: string, key: string, text: string, unit = 'kg') =>
  measuredFaults(form, [{ metric, values: [{ key, text, unit }] }] as never);

describe('the readings of a call', () => {
  it.each([
    [
      'a metric the form does not ask for',
      ['spo2', 'value', '97', '%'],
      'metric',
      'is not asked by this form',
    ],
    ['an infant’s reading', ['growth', 'weight', '3.2'], 'metric', expect.stringMatching(/infant/)],
    [
      'a part the form does not ask for',
      ['body', 'height', '1'],
      'values.0.key',
      'is not asked by this form',
    ],
    [
      'a unit the form does not take',
      ['body', 'weight', '1', 'g'],
      'values.0.unit',
      'must be one of kg, [lb_av]',
    ],
    ['an impossible value', ['body', 'weight', '651'], 'values.0.text', 'must be between 0.3 and 650 kg'],
  ] as const)('with %s say where and what', (_label, reading, path, message) => {
    const [metric, key, text, unit] = reading;
    expect(faults(metric, key, text, unit)).toEqual([{ path: `readings.0.${path}`, message }]);
  });

  it.each([
    ['a usual value', '72'],
    ['an unlikely one: its reason stands in the log', '210'],
  ])('with %s are taken', (_label, text) => {
    expect(faults('body', 'weight', text)).toEqual([]);
  });
});
