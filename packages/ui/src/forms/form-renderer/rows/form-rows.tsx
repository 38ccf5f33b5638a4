import {
  type EditedForm,
  type FormSection,
  fieldPath,
  isAnswered,
  type LeafField,
  leafFields,
  type RepeatedGroup,
  rowsOf,
} from '@careline/core/internal/forms';
import type { ReactNode } from 'react';
import { useFormLabel, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { FieldError } from '../../../primitives/field/index.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { useStore } from '../../../store/index.ts';
import { fieldId } from '../field-id.ts';
import type { FieldNotes, FieldSurroundings } from '../form-field-props.ts';
import { messages } from '../form-renderer.messages.ts';
import { useProblemText } from '../texts/use-problem-text.ts';
import { FormRow } from './form-row.tsx';
import { LastRowsLine } from './last-rows-line.tsx';
import { useRowFocus } from './use-row-focus.ts';

/** Lower-cases the first letter for use within a sentence, except in all-capital words, such as TT dose. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase() + name.slice(1) : name;

export interface FormRowsProps extends FieldSurroundings {
  readonly section: FormSection;
  readonly group: RepeatedGroup;
  readonly rows: readonly (readonly LeafField[])[];
  readonly notes: FieldNotes;
}

/** Shown after the rows: errors about their number, and buttons to add more. */
function RowsEnd({
  section,
  group,
  rows,
  editor,
  idPrefix,
  children,
}: FormRowsProps & { readonly children: ReactNode }) {
  const textOf = useProblemText();
  const path = fieldPath({ section: section.key, key: group.key });
  const problem = useStore(editor.store, ({ problems }) => problems[path]);
  return (
    <div id={fieldId(idPrefix, path)} tabIndex={-1} className="flex flex-col items-start gap-2">
      {problem && <FieldError>{textOf(problem)}</FieldError>}
      {rows.length < group.maxRows && children}
    </div>
  );
}

/** Returns whether all rows are empty. */
const isUntouched = (section: FormSection, group: RepeatedGroup, { values }: EditedForm): boolean =>
  !rowsOf(section, values[section.key]).some((row) => isAnswered(leafFields(group.fields), row));

export function FormRows(props: FormRowsProps) {
  const { section, group, rows, ...rest } = props;
  const { editor, uploads } = rest;
  const t = useMessages(messages);
  const announce = useAnnounce();
  const label = useFormLabel()(group.label);
  const lastRows = useStore(editor.store, (state) => state.lastRows?.[section.key]);
  const mayTakeLast = useStore(editor.store, (state) => isUntouched(section, group, state));
  const held = useStore(editor.store, ({ values }) => values[section.key]?.[group.key]);
  const { list, addButton, next } = useRowFocus(held);

  const add = () => {
    next({ row: rows.length, part: 'control' });
    editor.addRow(section.key);
  };
  const remove = (row: number) => {
    const left = rows.length - 1;
    next(left === 0 ? { part: 'add' } : { row: Math.min(row, left - 1), part: 'row' });
    editor.removeRow(section.key, row);
    announce(t('removed', { row: t('row', { row: label, number: row + 1 }) }));
  };
  const enterLast = () => {
    next({ row: 0, part: 'row' });
    editor.setRowsUnchanged(section.key);
  };

  return (
    <div className="flex flex-col gap-3">
      <div ref={list} className="flex flex-col gap-3 empty:hidden">
        {rows.map((fields, index) => (
          <FormRow
            // A row is what stands at its place: nothing else tells it from the others.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
            key={index}
            {...rest}
            section={section.key}
            group={group.key}
            row={index}
            fields={fields}
            label={group.label}
            number={index + 1}
            count={rows.length}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <RowsEnd {...props}>
        {/* Never overwrites rows that were entered with those of last time. */}
        {lastRows && mayTakeLast && (
          <LastRowsLine
            section={section}
            group={group}
            last={lastRows}
            uploads={uploads}
            onUnchanged={enterLast}
          />
        )}
        <Button ref={addButton} size="small" icon="add" onClick={add}>
          {t('addRow', { row: inSentence(label) })}
        </Button>
      </RowsEnd>
    </div>
  );
}
