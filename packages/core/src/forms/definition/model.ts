import type { FormField } from './form-definition.ts';

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? All
  : never;

type LeafAnswers<Field> = Field extends { control: 'number'; key: infer Key extends string }
  ? { readonly [K in Key | `${Key}Unit` | `${Key}Reason`]?: string }
  : Field extends { control: 'boolean'; key: infer Key extends string }
    ? { readonly [K in Key]?: boolean }
    : Field extends { control: 'multiselect' | 'file'; key: infer Key extends string }
      ? { readonly [K in Key]?: readonly string[] }
      : Field extends { control: 'conditional_logic'; fields: infer Fields extends readonly FormField[] }
        ? FieldAnswers<Fields>
        : Field extends { key: infer Key extends string }
          ? { readonly [K in Key]?: string }
          : never;

/** If the field types are not literal, nothing is known about the answers. */
type FieldAnswers<Fields extends readonly FormField[]> = FormField extends Fields[number]
  ? unknown
  : Together<LeafAnswers<Fields[number]>>;

type Plain<T> = { readonly [K in keyof T]: T[K] };

/** Stored answers of a section, derived from its definition. Every field can be unanswered. */
export type AnswersOf<
  Section extends {
    readonly fields: readonly FormField[];
    readonly group?: { readonly key: string; readonly fields: readonly FormField[] };
  },
> = Plain<
  FieldAnswers<Section['fields']> &
    (Section extends {
      readonly group: {
        readonly key: infer Key extends string;
        readonly fields: infer Fields extends readonly FormField[];
      };
    }
      ? { readonly [K in Key]?: readonly Plain<FieldAnswers<Fields>>[] }
      : unknown)
>;
