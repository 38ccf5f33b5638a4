import { describe, expect, it } from 'vitest';
import { aSection, FORM_DAY, field } from '../../../test/forms.ts';
import { withEntry } from '../form-edits.ts';
import { initialValues } from '../form-values.ts';
import { validateForm } from '../validation/validate-form.ts';
import type { LeafField } from './form-definition.ts';

const glucose = field({
  key: 'value',
  control: 'number',
  measure: 'glucose',
  units: ['mg/dL', 'mmol/L'],
  decimals: 1,
  reading: { metric: 'bloodglucose', part: 'value', subject: 'patient' },
});
const weight = field({
  key: 'weight',
  control: 'number',
  measure: 'weight',
  units: ['kg'],
  decimals: 1,
  reading: { metric: 'body', part: 'weight', subject: 'patient' },
});
const form = { id: 'test/words@1', sections: [aSection('told', [glucose, weight])] };

function typed(key: string, text: string) {
  const values = withEntry(form, initialValues(form), { section: 'told', key }, text);
  const problems = validateForm(form, values, { today: FORM_DAY });
  return { text: values.told?.[key], code: problems[`told.${key}`]?.code };
}

describe('the out-of-range words of a meter', () => {
  it.each([
    ['LO', 'value', 'LO', { text: 'LO' }],
    ['lo in small letters, as LO', 'value', 'lo', { text: 'LO' }],
    ['HI', 'value', 'Hi', { text: 'HI' }],
    ['another word', 'value', 'so', { text: 'SO', code: 'not-a-number' }],
    ['LO of a measure without meters', 'weight', 'LO', { text: 'LO', code: 'not-a-number' }],
  ])('are accepted by the field: %s', (_, key, text, expected) => {
    expect(typed(key, text)).toEqual({ code: undefined, ...expected });
  });
});

describe('a glucose that may be a meter’s LO', () => {
  const asked = (units: readonly string[], lastUnit?: string) => {
    const one = { ...glucose, units } as LeafField;
    const values = { told: { value: '18', valueUnit: 'mg/dL' } };
    const context = { today: FORM_DAY, ...(lastUnit && { lastUnits: { 'bloodglucose.value': lastUnit } }) };
    return validateForm({ id: 'test/low@1', sections: [aSection('told', [one])] }, values, context)[
      'told.value'
    ];
  };

  it.each([
    ['offers mmol/L, where nothing speaks against it', ['mg/dL', 'mmol/L'], undefined, 'mmol/L'],
    ['does not, where the last value was in mg/dL', ['mg/dL', 'mmol/L'], 'mg/dL', undefined],
    ['does not, where the field has no mmol/L', ['mg/dL'], undefined, undefined],
  ])('%s', (_, units, lastUnit, meant) => {
    expect(asked(units, lastUnit)).toEqual({ code: 'meter-low', unit: 'mg/dL', ...(meant && { meant }) });
  });
});
