import {
  type EditedForm,
  type FormDefinition,
  type FormEditor,
  type FormSection,
  type FormValues,
  type LeafField,
  rowsOf,
  type VisibleBlock,
  type VisibleSection,
  visibleForm,
  withNewRow,
} from '@careline/core/internal/forms';
import { useMemo } from 'react';
import { useStore } from '../../store/index.ts';

/** A section that currently applies, and the parts of it to render. Does not contain field values. */
export interface DrawnSection {
  readonly section: FormSection;
  readonly fields: readonly LeafField[];
  readonly rows: readonly (readonly LeafField[])[];
  /** Whether the section asks for rows. A patient who takes no medicines has none to list. */
  readonly asksRows: boolean;
}

/** Returns whether a new row would have any visible fields; conditions may hide all of them. */
function asksRows(definition: FormDefinition, values: FormValues, { key, group }: FormSection): boolean {
  if (!group) return false;
  if (group.fields.some(({ control }) => control !== 'conditional_logic')) return true;
  const more = visibleForm(definition, withNewRow(definition, values, key));
  const last = more.find(({ section }) => section.key === key)?.rows.at(-1);
  return last !== undefined && last.fields.length > 0;
}

const sameFields = (one: readonly LeafField[], other: readonly LeafField[] | undefined): boolean =>
  one.length === other?.length && one.every((field, index) => field === other[index]);

const sameSection = (one: DrawnSection, other: DrawnSection): boolean =>
  one.asksRows === other.asksRows &&
  sameFields(one.fields, other.fields) &&
  one.rows.length === other.rows.length &&
  one.rows.every((fields, row) => sameFields(fields, other.rows[row]));

/** Reuses the previous sections where they have not changed. */
function steadySections(before: readonly DrawnSection[], after: readonly DrawnSection[]) {
  const sections = after.map((one) => {
    const known = before.find(({ section }) => section === one.section);
    return known && sameSection(known, one) ? known : one;
  });
  const isSame = sections.length === before.length && sections.every((one, index) => one === before[index]);
  return isSame ? before : sections;
}

const fieldsOf = ({ fields }: VisibleBlock): readonly LeafField[] => fields;

const drawnSection = (
  definition: FormDefinition,
  values: FormValues,
  shown: VisibleSection,
): DrawnSection => ({
  section: shown.section,
  fields: fieldsOf(shown.own),
  rows: shown.rows.map(fieldsOf),
  asksRows: asksRows(definition, values, shown.section),
});

/** Returns a rendered section with its current values. */
export function shownIn({ values }: Pick<EditedForm, 'values'>, drawn: DrawnSection): VisibleSection {
  const { section, fields, rows } = drawn;
  const own = values[section.key] ?? {};
  const held = rowsOf(section, own);
  return {
    section,
    own: { fields, values: own },
    rows: rows.map((asked, row) => ({ row, fields: asked, values: held[row] ?? {} })),
  };
}

/** Reads the sections that have something to render. File fields need `hasUploads`. */
function drawnSections(definition: FormDefinition, hasUploads: boolean) {
  let of: FormValues | undefined;
  let drawn: readonly DrawnSection[] = [];
  return ({ values }: Pick<EditedForm, 'values'>): readonly DrawnSection[] => {
    if (values === of) return drawn;
    of = values;
    const asked = visibleForm(definition, values)
      .filter(({ section }) => !section.apart)
      .map((shown) => drawnSection(definition, values, shown));
    const withContent = asked.filter(
      (one) => one.asksRows || one.fields.some(({ control }) => hasUploads || control !== 'file'),
    );
    drawn = steadySections(drawn, withContent);
    return drawn;
  };
}

/** Returns the sections to render. The result is stable until the entries change which sections apply. */
export function useDrawnForm(
  { store }: Pick<FormEditor, 'store'>,
  definition: FormDefinition,
  hasUploads: boolean,
): readonly DrawnSection[] {
  const select = useMemo(() => drawnSections(definition, hasUploads), [definition, hasUploads]);
  return useStore(store, select);
}
