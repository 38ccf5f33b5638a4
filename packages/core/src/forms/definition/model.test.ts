import { describe, expectTypeOf, it } from 'vitest';
import { EVERY_CONTROL } from '../../../test/forms.ts';
import type { FormField, FormSection } from './form-definition.ts';
import type { AnswersOf } from './model.ts';

const label = 'test.label';

const plain = {
  key: 'plain',
  label,
  fields: [
    { key: 'weight', control: 'number', label, units: ['kg'], decimals: 1 },
    { key: 'told', control: 'boolean', label },
    { key: 'signs', control: 'multiselect', label, options: [] },
    { key: 'papers', control: 'file', label, accept: [], maxFiles: 1 },
    { key: 'kind', control: 'dropdown', label, options: [] },
    { key: 'born', control: 'date', label },
    {
      control: 'conditional_logic',
      key: 'ifTold',
      when: { field: 'told', is: [true] },
      fields: [
        { key: 'why', control: 'long_text', label, maxLength: 10 },
        {
          control: 'conditional_logic',
          key: 'deeper',
          when: { field: 'why', is: ['x'] },
          fields: [{ key: 'deep', control: 'boolean', label }],
        },
      ],
    },
  ],
} as const satisfies FormSection;

const repeated = {
  key: 'repeated',
  label,
  fields: [{ key: 'takes', control: 'dropdown', label, options: [] }],
  group: {
    key: 'list',
    label,
    maxRows: 3,
    fields: [
      { key: 'name', control: 'short_text', label, maxLength: 10 },
      { key: 'dose', control: 'number', label, units: ['mg'], decimals: 0 },
    ],
  },
} as const satisfies FormSection;

type Plain = AnswersOf<typeof plain>;
type Repeated = AnswersOf<typeof repeated>;
type Row = NonNullable<Repeated['list']>[number];

describe('the answers of a section', () => {
  it('are texts, ticks and lists by control, including conditional ones', () => {
    expectTypeOf<Plain>().toEqualTypeOf<{
      readonly weight?: string;
      readonly weightUnit?: string;
      readonly weightReason?: string;
      readonly told?: boolean;
      readonly signs?: readonly string[];
      readonly papers?: readonly string[];
      readonly kind?: string;
      readonly born?: string;
      readonly why?: string;
      readonly deep?: boolean;
    }>();
  });

  it('may all be missing', () => {
    expectTypeOf<Record<never, never>>().toExtend<Plain>();
  });

  it('have no other fields and no other types', () => {
    expectTypeOf<{ weight: number }>().not.toExtend<Plain>();
    expectTypeOf<{ told: string }>().not.toExtend<Plain>();
    expectTypeOf<keyof Plain & 'ifTold'>().toBeNever();
    expectTypeOf<keyof Plain & 'toldUnit'>().toBeNever();
  });

  it('have rows under the key of their group', () => {
    expectTypeOf<keyof Repeated>().toEqualTypeOf<'takes' | 'list'>();
    expectTypeOf<Row>().toEqualTypeOf<{
      readonly name?: string;
      readonly dose?: string;
      readonly doseUnit?: string;
      readonly doseReason?: string;
    }>();
  });

  it('are unknown for a section without a specific type', () => {
    expectTypeOf(EVERY_CONTROL.sections).items.toEqualTypeOf<FormSection>();
    expectTypeOf<keyof AnswersOf<{ readonly fields: readonly FormField[] }>>().toBeNever();
  });
});
