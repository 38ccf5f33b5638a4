import { fieldPath } from './definition/field-at.ts';
import { type FormDefinition, type FormSection, leafFields } from './definition/form-definition.ts';
import {
  type FieldValue,
  type FormValues,
  type RowValues,
  rowsOf,
  type SectionValues,
  sameValue,
  storedKeys,
  withValue,
} from './form-values.ts';
import { type Merged, mergeFields, type Overlap, sameIn, type Three, type Together } from './merge-fields.ts';
import { withHidden } from './merge-hidden.ts';
import { mergeRows, type RowOrigin } from './merge-rows.ts';

/** Returns the keys of each field with a value, its own first. */
export const fieldsTogether = (fields: FormSection['fields']): readonly Together[] =>
  leafFields(fields).map(storedKeys);

/** Returns a section's values without its rows, which are merged separately. */
const ownOf = ({ group }: FormSection, values: SectionValues): RowValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== group?.key)) as RowValues;

interface MergedSection extends Merged<SectionValues> {
  readonly origins: readonly RowOrigin[];
}

function mergeSection(section: FormSection, three: Three<SectionValues>): MergedSection {
  const { key, fields, group } = section;
  const { base, mine, theirs } = three;
  const own = mergeFields(
    fieldsTogether(fields),
    { base: ownOf(section, base), mine: ownOf(section, mine), theirs: ownOf(section, theirs) },
    { section: key },
  );
  if (!group) return { ...own, origins: [] };
  const merged = mergeRows(
    { base: rowsOf(section, base), mine: rowsOf(section, mine), theirs: rowsOf(section, theirs) },
    { fields: fieldsTogether(group.fields), at: { section: key } },
  );
  return {
    values: { ...own.values, [group.key]: merged.rows },
    overlaps: [...own.overlaps, ...merged.overlaps],
    origins: merged.origins,
  };
}

/**
 * Merges two versions of a form, field by field, and row by row in groups.
 * No entry is lost: it is in the shown values, or an overlap has it or the answer that hides it.
 */
export function mergeForm(form: FormDefinition, three: Three<FormValues>): Merged<FormValues> {
  const { base, mine, theirs } = three;
  const merged = form.sections.map((section) => {
    const { key } = section;
    const own = { base: base[key] ?? {}, mine: mine[key] ?? {}, theirs: theirs[key] ?? {} };
    return [key, mergeSection(section, own)] as const;
  });
  const values = { ...theirs, ...Object.fromEntries(merged.map(([key, one]) => [key, one.values])) };
  const overlaps = merged.flatMap(([, one]) => one.overlaps);
  const origins = Object.fromEntries(merged.map(([key, one]) => [key, one.origins]));
  return withHidden(form, three, { values, overlaps }, origins);
}

/** Returns a copy with the other user's value. */
export const withTheirs = (
  form: FormDefinition,
  values: FormValues,
  { at, theirs, beside = {} }: Overlap,
): FormValues =>
  Object.entries({ [at.key]: theirs, ...beside }).reduce(
    (all, [key, value]) => withValue(form, all, { ...at, key }, value as FieldValue),
    values,
  );

/** Returns the paths that differ from the base version; for groups, the group's path. */
export function changedPaths(form: FormDefinition, values: FormValues, base: FormValues): readonly string[] {
  return form.sections.flatMap((section) => {
    const { key: name, fields, group } = section;
    const [now, then] = [values[name] ?? {}, base[name] ?? {}];
    const own = fieldsTogether(fields)
      .filter((keys) => !sameIn(keys, ownOf(section, then), ownOf(section, now)))
      .map(([key = '']) => fieldPath({ section: name, key }));
    const isSameList = !group || sameValue(rowsOf(section, now), rowsOf(section, then));
    return isSameList ? own : [...own, fieldPath({ section: name, key: group.key })];
  });
}
