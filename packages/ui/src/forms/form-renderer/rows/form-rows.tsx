import {
  type FormSection,
  fieldPath,
  isAnswered,
  type LastRows,
  leafFields,
  type RepeatedGroup,
  type VisibleBlock,
} from '@careline/core/forms';
import type { ReactNode } from 'react';
import { useFormLabel, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { FieldError } from '../../../primitives/field/index.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { fieldId } from '../field-id.ts';
import type { FormBlockProps } from '../form-block.tsx';
import { messages } from '../form-renderer.messages.ts';
import { useProblemText } from '../texts/use-problem-text.ts';
import { FormRow } from './form-row.tsx';
import { LastRowsLine } from './last-rows-line.tsx';
import { useRowFocus } from './use-row-focus.ts';

export interface FormRowsProps extends Omit<FormBlockProps, 'section' | 'block' | 'required'> {
  readonly section: FormSection;
  readonly group: RepeatedGroup;
  readonly rows: readonly VisibleBlock[];
  /** The values of the rows; new ones whenever something in them changed. */
  readonly held: unknown;
  readonly lastRows: LastRows | undefined;
}

/** What stands after the rows: what is wrong with their number, and the ways to further ones. */
function RowsEnd({
  section,
  group,
  rows,
  problems,
  idPrefix,
  children,
}: FormRowsProps & { readonly children: ReactNode }) {
  const textOf = useProblemText();
  const path = fieldPath({ section: section.key, key: group.key });
  const problem = problems[path];
  return (
    <div id={fieldId(idPrefix, path)} tabIndex={-1} className="flex flex-col items-start gap-2">
      {problem && <FieldError>{textOf(problem)}</FieldError>}
      {rows.length < group.maxRows && children}
    </div>
  );
}

/** The rows of a section's group, one after the other. */
export function FormRows(props: FormRowsProps) {
  const { section, group, rows, held, lastRows, ...block } = props;
  const { handlers } = block;
  const t = useMessages(messages);
  const announce = useAnnounce();
  const label = useFormLabel()(group.label);
  const { list, addButton, next } = useRowFocus(held);
  const isUntouched = !rows.some(({ values }) => isAnswered(leafFields(group.fields), values));

  const add = () => {
    next({ row: rows.length, part: 'control' });
    handlers.onAddRow(section.key);
  };
  const remove = (row: number) => {
    const left = rows.length - 1;
    next(left === 0 ? { part: 'add' } : { row: Math.min(row, left - 1), part: 'row' });
    handlers.onRemoveRow(section.key, row);
    announce(t('removed', { row: t('row', { row: label, number: row + 1 }) }));
  };
  const enterLast = () => {
    next({ row: 0, part: 'row' });
    handlers.onRowsUnchanged(section.key);
  };

  return (
    <div className="flex flex-col gap-3">
      <div ref={list} className="flex flex-col gap-3 empty:hidden">
        {rows.map((row, index) => (
          <FormRow
            // A row is what stands at its place: nothing else tells it from the others.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
            key={index}
            {...block}
            section={section.key}
            block={row}
            label={group.label}
            number={index + 1}
            count={rows.length}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <RowsEnd {...props}>
        {/* Rows that were entered are not written over by those of last time. */}
        {lastRows && isUntouched && (
          <LastRowsLine {...block} section={section} group={group} last={lastRows} onUnchanged={enterLast} />
        )}
        <Button ref={addButton} size="small" icon="add" onClick={add}>
          {t('addRow', { row: label })}
        </Button>
      </RowsEnd>
    </div>
  );
}
