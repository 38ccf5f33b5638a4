import type {
  FormProblems,
  LastRows,
  LastValue,
  FormSection as SectionDefinition,
  VisibleSection,
} from '@careline/core/forms';
import { memo } from 'react';
import { useFormLabel } from '../../messages/index.ts';
import { FormBlock } from './form-block.tsx';
import type { FieldFaces, FieldNotes, FieldSurroundings } from './form-field-props.ts';
import { FormRows } from './rows/form-rows.tsx';
import { sameSectionProps } from './same-props.ts';

export interface FormSectionProps extends FieldSurroundings {
  readonly idPrefix: string;
  readonly shown: VisibleSection;
  /** Whether its rows are asked for. */
  readonly asksRows: boolean;
  readonly problems: FormProblems;
  readonly lastValues: Readonly<Record<string, LastValue>>;
  readonly lastRows: Readonly<Record<string, LastRows>>;
  readonly notes: FieldNotes;
  readonly faces: FieldFaces;
  /** The heading that stands above already, as a message key. */
  readonly partLabel: string | undefined;
}

/** A field that says by itself what its section is called needs no group around it. */
function isShownByField(
  { fields, group, label }: SectionDefinition,
  labelOf: (key: string) => string,
): boolean {
  const [only, ...others] = fields;
  if (!only || others.length > 0 || group || only.control === 'conditional_logic') return false;
  return labelOf(only.label) === labelOf(label);
}

function Section({ shown, asksRows, lastRows, partLabel, ...rest }: FormSectionProps) {
  const labelOf = useFormLabel();
  const { section, own, rows } = shown;
  const { group } = section;
  const label = labelOf(section.label);
  const required = section.required === true;
  const block = <FormBlock {...rest} section={section.key} block={own} required={required} />;
  if (isShownByField(section, labelOf)) return block;
  const isShownAbove = partLabel !== undefined && labelOf(partLabel) === label;
  return (
    <fieldset className="min-w-0">
      <legend className={isShownAbove ? 'sr-only' : 'float-start mb-2 w-full font-semibold'}>{label}</legend>
      <div className="clear-both flex flex-col gap-3">
        {block}
        {group && asksRows && (
          <FormRows
            {...rest}
            section={section}
            group={group}
            rows={rows}
            held={own.values[group.key]}
            lastRows={lastRows[section.key]}
          />
        )}
      </div>
    </fieldset>
  );
}

/** A section as a group of its name: its own fields, then its rows. Drawn again only when something in it changed. */
export const FormSection = memo(Section, sameSectionProps);
