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

/** A section that is asked now: what of it is drawn, whatever its fields hold. */
export interface DrawnSection {
  readonly section: FormSection;
  readonly fields: readonly LeafField[];
  /** The fields of each row. */
  readonly rows: readonly (readonly LeafField[])[];
  /** Whether its rows are asked for: a patient who takes no medicines has none to name. */
  readonly asksRows: boolean;
}

/** Whether a new row would ask anything: conditions may hide all of its fields. */
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

/** The sections as they were drawn before, as far as they are the same. */
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

/** A drawn section with what stands in it now. */
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

/** Reads the sections with anything to draw from the state of a form; fields for files need a place to go. */
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

/** The sections that are drawn; the same ones until what is entered asks for others. */
export function useDrawnForm(
  { store }: Pick<FormEditor, 'store'>,
  definition: FormDefinition,
  hasUploads: boolean,
): readonly DrawnSection[] {
  const select = useMemo(() => drawnSections(definition, hasUploads), [definition, hasUploads]);
  return useStore(store, select);
}
