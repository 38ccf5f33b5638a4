import { type FieldAt, fieldPath, type LeafField } from '@careline/core/internal/forms';
import { FormField } from './form-field.tsx';
import type { FieldNotes, FieldSurroundings } from './form-field-props.ts';

export interface FormBlockProps extends FieldSurroundings {
  /** Stored key of the section. */
  readonly section: string;
  /** The group and row index, for a row of the section's group. */
  readonly group?: string;
  readonly row?: number;
  readonly fields: readonly LeafField[];
  readonly notes: FieldNotes;
  /** Whether the section must be answered, so that its required fields are always required. */
  readonly required: boolean;
}

/**
 * Wide controls take a whole row. A checkbox aligns with the inputs next to it, below their labels, unless it is last
 * and starts a row.
 */
const PLACES: Readonly<Partial<Record<LeafField['control'], string>>> = {
  long_text: 'col-span-full',
  multiselect: 'col-span-full',
  file: 'col-span-full',
  boolean:
    '@md:pt-7 @md:@max-3xl:[&:last-child:nth-child(odd)]:pt-0 @3xl:[&:last-child:nth-child(3n+1)]:pt-0',
};

/** Returns the classes for a field's column. Lookup fields span two columns, for the term and its list. */
const placeOf = (field: LeafField): string =>
  field.control === 'short_text' && field.lookUp ? '@md:col-span-2' : (PLACES[field.control] ?? '');

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
