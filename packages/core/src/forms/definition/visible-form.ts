import { type FormValues, isAnswered, rowsOf, type SectionValues } from '../form-values.ts';
import { type AnswerOf, holds } from './condition.ts';
import {
  type FormDefinition,
  type FormField,
  type FormSection,
  type LeafField,
  leafFields,
  type RepeatedGroup,
} from './form-definition.ts';

/** The shown fields of a section or row, with their values. */
export interface VisibleBlock {
  readonly row?: number;
  readonly fields: readonly LeafField[];
  readonly values: SectionValues;
}

export interface VisibleSection {
  readonly section: FormSection;
  /** The section's own fields, then one block per row. */
  readonly own: VisibleBlock;
  readonly rows: readonly VisibleBlock[];
}

/** Values of shown fields, by key. */
type Answered = Map<string, unknown>;

/**
 * Returns the shown fields in order. Adds their values to `answered` at once, because the next condition may read
 * them.
 */
function shownFields(
  fields: readonly FormField[],
  values: SectionValues,
  answered: Answered,
  answerOf: AnswerOf,
): LeafField[] {
  return fields.flatMap((field): LeafField[] => {
    if (field.control === 'conditional_logic')
      return holds(field.when, answerOf) ? shownFields(field.fields, values, answered, answerOf) : [];
    const value = values[field.key];
    // Trimmed like the stored value, so that the same fields are shown when it is read again.
    answered.set(field.key, typeof value === 'string' ? value.trim() : value);
    return [field];
  });
}

function visibleRow(
  { fields }: RepeatedGroup,
  values: SectionValues,
  row: number,
  answerOf: AnswerOf,
): VisibleBlock {
  const answered: Answered = new Map();
  // A row's own field, shown or not, shadows the section's field of the same name.
  const own = new Set(leafFields(fields).map(({ key }) => key));
  const inRow: AnswerOf = (field, section) =>
    section === undefined && own.has(field) ? answered.get(field) : answerOf(field, section);
  return { row, fields: shownFields(fields, values, answered, inRow), values };
}

function visibleSection(
  section: FormSection,
  values: FormValues,
  shown: Map<string, Answered>,
): VisibleSection | undefined {
  const { key, when, fields, group } = section;
  const answerOf: AnswerOf = (field, other) => shown.get(other ?? key)?.get(field);
  if (when && !holds(when, answerOf)) return undefined;
  const answered: Answered = new Map();
  shown.set(key, answered);
  const own = values[key] ?? {};
  const rows = group ? rowsOf(section, own) : [];
  return {
    section,
    own: { fields: shownFields(fields, own, answered, answerOf), values: own },
    rows: group ? rows.map((row, index) => visibleRow(group, row, index, answerOf)) : [],
  };
}

const seen = new WeakMap<FormValues, WeakMap<FormDefinition, readonly VisibleSection[]>>();

/**
 * Returns the sections and fields that are shown for these values.
 * Conditions read earlier fields of the form. Hidden fields are not validated, stored or used as readings. Values are
 * immutable, so results are cached by object.
 */
export function visibleForm(definition: FormDefinition, values: FormValues): readonly VisibleSection[] {
  const known = seen.get(values) ?? new WeakMap<FormDefinition, readonly VisibleSection[]>();
  seen.set(values, known);
  const before = known.get(definition);
  if (before) return before;
  const shown = new Map<string, Answered>();
  const visible = definition.sections.flatMap((section) => visibleSection(section, values, shown) ?? []);
  known.set(definition, visible);
  return visible;
}

export const isBlockAnswered = ({ fields, values }: VisibleBlock): boolean => isAnswered(fields, values);

/** Whether anything in the section or its rows is answered. */
export const isSectionAnswered = ({ own, rows }: VisibleSection): boolean =>
  isBlockAnswered(own) || rows.some(isBlockAnswered);

/** Returns the answered blocks of a section: its own fields if anything is answered, and the answered rows. */
export function answeredBlocks(visible: VisibleSection): readonly VisibleBlock[] {
  return isSectionAnswered(visible) ? [visible.own, ...visible.rows.filter(isBlockAnswered)] : [];
}
