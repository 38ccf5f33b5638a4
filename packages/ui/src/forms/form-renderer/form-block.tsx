import {
  type FieldAt,
  type FormProblems,
  fieldPath,
  type LastValue,
  type LeafField,
  type VisibleBlock,
} from '@careline/core/forms';
import { memo } from 'react';
import { fieldId } from './field-id.ts';
import { FormField } from './form-field.tsx';
import type { FieldFaces, FieldNotes, FieldSurroundings } from './form-field-props.ts';
import { sameBlockProps } from './same-props.ts';

export interface FormBlockProps extends FieldSurroundings {
  readonly idPrefix: string;
  /** The section's stored key. */
  readonly section: string;
  readonly block: VisibleBlock;
  readonly problems: FormProblems;
  readonly lastValues: Readonly<Record<string, LastValue>>;
  readonly notes: FieldNotes;
  readonly faces: FieldFaces;
  /** The section must be answered: its own required fields always bind. */
  readonly required: boolean;
}

/**
 * What needs room takes the whole row; a tick stands beside the inputs of its row, below the line of their labels. The
 * last field, where it begins a row, has nothing beside it.
 */
const PLACES: Readonly<Partial<Record<LeafField['control'], string>>> = {
  long_text: 'col-span-full',
  multiselect: 'col-span-full',
  file: 'col-span-full',
  boolean:
    '@md:pt-7 @md:@max-3xl:[&:last-child:nth-child(odd)]:pt-0 @3xl:[&:last-child:nth-child(3n+1)]:pt-0',
};

function Fields({ section, block, problems, lastValues, notes, faces, required, ...rest }: FormBlockProps) {
  const fields = block.fields.filter(({ control }) => control !== 'file' || rest.uploads !== undefined);
  if (fields.length === 0) return null;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 @md:grid-cols-2 @3xl:grid-cols-3">
        {fields.map((field) => {
          const at: FieldAt = { section, row: block.row, key: field.key };
          const path = fieldPath(at);
          return (
            <div key={field.key} className={`min-w-0 ${PLACES[field.control] ?? ''}`}>
              <FormField
                {...rest}
                id={fieldId(rest.idPrefix, path)}
                at={at}
                field={field}
                values={block.values}
                problem={problems[path]}
                last={lastValues[path]}
                note={notes[path]}
                face={faces[path]}
                required={required && field.required === true}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The fields of a section, or of one of its rows, that are asked now. Drawn again only when one of them changed. */
export const FormBlock = memo(Fields, sameBlockProps);
