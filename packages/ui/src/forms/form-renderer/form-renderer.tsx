import {
  type FormField as FieldDefinition,
  type FormDefinition,
  type FormProblems,
  type FormSection,
  type FormValues,
  fieldPath,
  type LastValue,
} from '@careline/core/forms';
import { useId } from 'react';
import { useFormLabel } from '../../messages/index.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldId } from './field-id.ts';
import { FormField } from './form-field.tsx';
import type { FormHandlers } from './form-field-props.ts';
import { useFormSummary } from './use-form-summary.ts';

export interface FormRendererProps extends FormHandlers {
  readonly definition: FormDefinition;
  readonly values: FormValues;
  /** By `section.field`: what is shown beside the fields and in the summary. */
  readonly problems: FormProblems;
  /** By `section.field`. */
  readonly lastValues: Readonly<Record<string, LastValue>>;
  /** The facility's, in which days of last values are told. */
  readonly timeZone: string;
  /** Begins the ids of the controls; made up without it. */
  readonly idPrefix?: string;
  /** False where the screen has a summary of its own. */
  readonly summary?: boolean;
  /** Nothing can be entered, such as while it is saved. */
  readonly disabled?: boolean;
}

type SectionProps = Omit<FormRendererProps, 'definition' | 'summary' | 'disabled'> & {
  readonly section: FormSection;
  readonly idPrefix: string;
};

/** A text takes the whole row; a tick stands beside the inputs of its row, below the line of their labels. */
const PLACES: Readonly<Partial<Record<FieldDefinition['control'], string>>> = {
  long_text: 'col-span-full',
  boolean: '@md:pt-7',
};

function Section({ section, idPrefix, values, problems, lastValues, ...rest }: SectionProps) {
  const labelOf = useFormLabel();
  return (
    <fieldset className="@container min-w-0 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <legend className="float-start mb-2 w-full font-semibold">{labelOf(section.label)}</legend>
      <div className="clear-both grid grid-cols-1 items-start gap-x-6 gap-y-3 @md:grid-cols-2 @3xl:grid-cols-3">
        {section.fields.map((field) => {
          const path = fieldPath(section.key, field.key);
          return (
            <div key={field.key} className={`min-w-0 ${PLACES[field.control] ?? ''}`}>
              <FormField
                {...rest}
                id={fieldId(idPrefix, path)}
                section={section}
                field={field}
                values={values[section.key] ?? {}}
                problem={problems[path]}
                last={lastValues[path]}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Draws a form definition: sections with headings, each field by its control type, with its last value and problem. */
export function FormRenderer({
  definition,
  idPrefix,
  summary = true,
  disabled = false,
  ...rest
}: FormRendererProps) {
  const made = useId();
  const prefix = idPrefix ?? made;
  const entries = useFormSummary(definition, rest.problems, prefix);
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-4">
      {summary && <ErrorSummary entries={entries} />}
      {definition.sections.map((section) => (
        <Section key={section.key} {...rest} section={section} idPrefix={prefix} />
      ))}
    </fieldset>
  );
}
