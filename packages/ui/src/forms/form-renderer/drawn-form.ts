import {
  type FormDefinition,
  type FormSection,
  type FormValues,
  type VisibleSection,
  visibleForm,
  withNewRow,
} from '@careline/core/forms';

/** A section that is asked now. */
export interface DrawnSection {
  readonly shown: VisibleSection;
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

/** The sections with anything to draw; fields for files need a place to go. */
export function drawnForm(
  definition: FormDefinition,
  values: FormValues,
  hasUploads: boolean,
): readonly DrawnSection[] {
  const drawn = visibleForm(definition, values)
    .filter(({ section }) => !section.apart)
    .map((shown) => ({ shown, asksRows: asksRows(definition, values, shown.section) }));
  return drawn.filter(
    (one) => one.asksRows || one.shown.own.fields.some(({ control }) => hasUploads || control !== 'file'),
  );
}
