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

/** Of fields whose types tell nothing more, nothing is known. */
type FieldAnswers<Fields extends readonly FormField[]> = FormField extends Fields[number]
  ? unknown
  : Together<LeafAnswers<Fields[number]>>;

type Plain<T> = { readonly [K in keyof T]: T[K] };

/** The stored answers of a section, from its definition: every field may be unanswered. */
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
