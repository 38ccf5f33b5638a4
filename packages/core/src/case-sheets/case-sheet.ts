import { withEscalation } from '#calls/forms';
import { type Label, labelTable } from '#formatting';
import type { Condition, FormDefinition, FormField, FormSection, LeafField } from '#forms';
import type { Choices, Worded } from './fields.ts';
import type { CaseSheetSection } from './section.ts';
import type { CaseSheetSectionKey } from './section-key.ts';
import { hasReadings } from './sheet-readings.ts';

interface Part {
  readonly section: FormSection;
  readonly words: Choices;
}

interface Rows {
  readonly key: string;
  readonly label: Label;
  readonly fields: readonly Worded[];
  readonly maxRows: number;
}

const wordsOf = (fields: readonly Worded[]): Choices =>
  Object.assign({}, ...fields.map(({ words }) => words));

const named = (prefix: string, words: Choices): Choices =>
  Object.fromEntries(Object.entries(words).map(([key, label]) => [`${prefix}.${key}`, label]));

function labelled(prefix: string, field: FormField): FormField {
  if (field.control === 'conditional_logic')
    return { ...field, fields: field.fields.map((inner) => labelled(prefix, inner)) };
  const under = (key: string) => `${prefix}.${key}`;
  const leaf: LeafField = {
    ...field,
    label: under(field.label),
    ...(field.hint && { hint: under(field.hint) }),
  };
  return 'options' in leaf
    ? { ...leaf, options: leaf.options.map(({ value, label }) => ({ value, label: under(label) })) }
    : leaf;
}

/** A repeated group; `label` names one row. */
export const rows = (key: string, label: Label, maxRows: number, ...fields: readonly Worded[]): Rows => ({
  key,
  label,
  maxRows,
  fields,
});

/** A group of fields under a legend, stored under its key. */
export function part(
  key: string,
  label: Label,
  fields: readonly Worded[],
  { group, when }: { readonly group?: Rows; readonly when?: Condition } = {},
): Part {
  const own = (field: Worded) => labelled(key, field.field);
  // A row's field may have the same key as one outside the rows.
  const inRow = (field: Worded) => labelled(`${key}.${group?.key}`, field.field);
  return {
    section: {
      key,
      label: key,
      fields: fields.map(own),
      ...(when && { when }),
      ...(group && {
        group: {
          key: group.key,
          label: `${key}.${group.key}`,
          maxRows: group.maxRows,
          fields: group.fields.map(inRow),
        },
      }),
    },
    words: {
      [key]: label,
      ...named(key, wordsOf(fields)),
      ...(group && {
        [`${key}.${group.key}`]: group.label,
        ...named(`${key}.${group.key}`, wordsOf(group.fields)),
      }),
    },
  };
}

function sectionOf(prefix: string, { section }: Part): FormSection {
  const { fields, group, label } = section;
  return {
    ...section,
    label: `${prefix}.${label}`,
    fields: fields.map((field) => labelled(prefix, field)),
    ...(group && {
      group: {
        ...group,
        label: `${prefix}.${group.label}`,
        fields: group.fields.map((field) => labelled(prefix, field)),
      },
    }),
  };
}

type Facts = Pick<CaseSheetSection, 'source' | 'asksOf' | 'ofVisit'> & { readonly version?: number };

/** A section with its parts, in display order. */
export function caseSheet<const Key extends CaseSheetSectionKey>(
  key: Key,
  { version = 1, ...facts }: Facts,
  ...parts: readonly Part[]
): CaseSheetSection & { readonly key: Key } {
  const prefix = `caseSheet.${key}`;
  const words: Choices = Object.assign({}, ...parts.map((one) => named(prefix, one.words)));
  const form: FormDefinition = {
    id: `case-sheet/${key.toLowerCase().replaceAll('_', '-')}@${version}`,
    sections: parts.map((one) => sectionOf(prefix, one)),
  };
  return {
    key,
    // Measured values may be critical, so the section includes the hand-over.
    form: hasReadings(form) ? withEscalation(form) : form,
    words: labelTable(words),
    ...facts,
  };
}
