import { type FieldAt, fieldPath, type LeafField } from '@careline/core/internal/forms';
import { FormField } from './form-field.tsx';
import type { FieldNotes, FieldSurroundings } from './form-field-props.ts';

export interface FormBlockProps extends FieldSurroundings {
  /** The section's stored key. */
  readonly section: string;
  /** Of a row of the section's group. */
  readonly group?: string;
  readonly row?: number;
  /** Those that are asked now. */
  readonly fields: readonly LeafField[];
  readonly notes: FieldNotes;
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

/** What is looked up is a term and the list under it: both want two places. */
const placeOf = (field: LeafField): string =>
  field.control === 'short_text' && field.lookUp ? '@md:col-span-2' : (PLACES[field.control] ?? '');

/** The fields of a section, or of one of its rows. */
export function FormBlock({ section, group, row, fields, notes, required, ...rest }: FormBlockProps) {
  const drawn = fields.filter(({ control }) => control !== 'file' || rest.uploads !== undefined);
  if (drawn.length === 0) return null;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 @md:grid-cols-2 @3xl:grid-cols-3">
        {drawn.map((field) => {
          const at: FieldAt = { section, row, key: field.key };
          return (
            <div key={field.key} className={`min-w-0 ${placeOf(field)}`}>
              <FormField
                {...rest}
                at={at}
                field={field}
                group={group}
                note={notes[fieldPath(at)]}
                required={required && field.required === true}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
