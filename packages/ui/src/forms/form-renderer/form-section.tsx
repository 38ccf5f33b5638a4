import type { FormSection as SectionDefinition } from '@careline/core/internal/forms';
import { memo } from 'react';
import { useFormLabel } from '../../messages/index.ts';
import type { DrawnSection } from './drawn-form.ts';
import { FormBlock } from './form-block.tsx';
import type { FieldNotes, FieldSurroundings } from './form-field-props.ts';
import { FormRows } from './rows/form-rows.tsx';

export interface FormSectionProps extends FieldSurroundings {
  readonly drawn: DrawnSection;
  readonly notes: FieldNotes;
  /** Message key of the heading already shown above. */
  readonly partLabel: string | undefined;
}

/** Returns whether a section's only field has the same label as the section, so that it needs no group. */
function isShownByField(
  { fields, group, label }: SectionDefinition,
  labelOf: (key: string) => string,
): boolean {
  const [only, ...others] = fields;
  if (!only || others.length > 0 || group || only.control === 'conditional_logic') return false;
  return labelOf(only.label) === labelOf(label);
}

function Section({ drawn, partLabel, ...rest }: FormSectionProps) {
  const labelOf = useFormLabel();
  const { section, fields, rows, asksRows } = drawn;
  const { group, key } = section;
  const label = labelOf(section.label);
  const block = <FormBlock {...rest} section={key} fields={fields} required={section.required === true} />;
  if (isShownByField(section, labelOf)) return block;
  const isShownAbove = partLabel !== undefined && labelOf(partLabel) === label;
  return (
    <fieldset className="min-w-0">
      <legend className={isShownAbove ? 'sr-only' : 'float-start mb-2 w-full font-semibold'}>{label}</legend>
      <div className="clear-both flex flex-col gap-3">
        {block}
        {group && asksRows && <FormRows {...rest} section={section} group={group} rows={rows} />}
      </div>
    </fieldset>
  );
}

/** A section as a labelled group: its own fields, then its rows. */
export const FormSection = memo(Section);
