import { describe, expect, it } from 'vitest';
import type { FormDefinition } from './definition/form-definition.ts';
import type { FormValues } from './form-values.ts';
import { initialValues } from './form-values.ts';
import { changedPaths, mergeForm } from './merge-form.ts';

const form: FormDefinition = {
  id: 'sheet@1',
  sections: [
    {
      key: 'body',
      label: 'body',
      fields: [
        { control: 'number', key: 'weight', label: 'weight', units: ['kg', '[lb_av]'], decimals: 1 },
        { control: 'short_text', maxLength: 80, key: 'build', label: 'build' },
      ],
    },
    {
      key: 'medicines',
      label: 'medicines',
      fields: [{ control: 'boolean', key: 'any', label: 'any' }],
      group: {
        key: 'list',
        label: 'medicine',
        maxRows: 5,
        fields: [{ control: 'short_text', maxLength: 80, key: 'name', label: 'name' }],
      },
    },
  ],
};

type Change = Readonly<Record<string, FormValues[string]>>;

const base: FormValues = {
  ...initialValues(form),
  body: { weight: '70', weightUnit: 'kg', weightReason: '', build: 'slim' },
  medicines: { any: true, list: [{ name: 'Metformin' }] },
};
const changed = (change: Change): FormValues =>
  Object.fromEntries(Object.entries(base).map(([key, values]) => [key, { ...values, ...change[key] }]));

describe('two versions of one form', () => {
  it.each<[string, Change, Change, Change]>([
    ['changed here alone', { body: { build: 'stout' } }, {}, { body: { build: 'stout' } }],
    ['changed there alone', {}, { medicines: { any: false } }, { medicines: { any: false } }],
    [
      'changed in other fields of a section',
      { body: { build: 'stout' } },
      { body: { weight: '71' } },
      { body: { build: 'stout', weight: '71' } },
    ],
    ['changed to the same', { body: { build: 'x' } }, { body: { build: 'x' } }, { body: { build: 'x' } }],
  ])('%s are merged without a question', (_, mine, theirs, both) => {
    const three = { base, mine: changed(mine), theirs: changed(theirs) };
    expect(mergeForm(form, three)).toEqual({ values: changed(both), overlaps: [] });
  });

  it('never combine one’s number with the other’s unit', () => {
    const mine = changed({ body: { weight: '72' } });
    const theirs = changed({ body: { weight: '154', weightUnit: '[lb_av]' } });
    expect(mergeForm(form, { base, mine, theirs })).toEqual({
      values: mine,
      overlaps: [
        {
          at: { section: 'body', key: 'weight' },
          theirs: '154',
          beside: { weightUnit: '[lb_av]', weightReason: '' },
        },
      ],
    });
  });

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['added here and removed there', ['Metformin', 'Aspirin'], [], ['Aspirin']],
    ['added by both, the same', ['Metformin', 'Aspirin'], ['Metformin', 'Aspirin'], ['Metformin', 'Aspirin']],
    ['added by both, others', ['Metformin', 'B'], ['Metformin', 'A'], ['Metformin', 'A', 'B']],
    ['twice by one of them', ['Metformin', 'A', 'A'], ['Metformin', 'A'], ['Metformin', 'A', 'A']],
  ])('with rows %s have each of them', (_, mine, theirs, both) => {
    const listed = (names: readonly string[]) =>
      changed({ medicines: { list: names.map((name) => ({ name })) } });
    expect(mergeForm(form, { base, mine: listed(mine), theirs: listed(theirs) })).toEqual({
      values: listed(both),
      overlaps: [],
    });
  });

  it('with a row that both changed have mine, and show theirs', () => {
    const mine = changed({ medicines: { list: [{ name: 'Aspirin' }] } });
    const theirs = changed({ medicines: { any: false, list: [{ name: 'Insulin' }] } });
    expect(mergeForm(form, { base, mine, theirs })).toEqual({
      values: changed({ medicines: { any: false, list: [{ name: 'Aspirin' }] } }),
      overlaps: [{ at: { section: 'medicines', row: 0, key: 'name' }, theirs: 'Insulin' }],
    });
  });
});

it('name the differences from the base version, a number once with its unit', () => {
  expect(changedPaths(form, base, base)).toEqual([]);
  const now = changed({ body: { weight: '154', weightUnit: '[lb_av]' }, medicines: { list: [] } });
  expect(changedPaths(form, now, base)).toEqual(['body.weight', 'medicines.list']);
});
