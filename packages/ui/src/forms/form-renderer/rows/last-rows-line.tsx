import {
  type FormSection,
  type LastRows,
  leafFields,
  type RepeatedGroup,
  unitKey,
} from '@careline/core/internal/forms';
import { useFormLabel, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import type { FieldSurroundings } from '../form-field-props.ts';
import { messages } from '../form-renderer.messages.ts';
import { useValueText } from '../texts/use-value-text.ts';
import { useLastLine } from './use-last-line.ts';

export interface LastRowsLineProps extends Pick<FieldSurroundings, 'uploads'> {
  readonly section: FormSection;
  readonly group: RepeatedGroup;
  readonly last: LastRows;
  readonly onUnchanged: () => void;
}

/** Returns the first value of each previous row, such as a medicine's name or the kind of report. */
function useRowNames({ group, last, uploads }: LastRowsLineProps): string {
  const valueText = useValueText(uploads?.nameOf);
  const names = last.rows.flatMap((row) => {
    const field = leafFields(group.fields).find(({ key }) => row[key] !== undefined && row[key] !== '');
    const value = field && row[field.key];
    if (!field || value === undefined) return [];
    const unit = row[unitKey(field)];
    return valueText(field, { value, ...(typeof unit === 'string' && { unit }) });
  });
  return names.join(', ');
}

/** Shows the previous rows with date and author, and a button to enter them again. */
export function LastRowsLine(props: LastRowsLineProps) {
  const { section, last, onUnchanged } = props;
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const names = useRowNames(props);
  const line = useLastLine()(names, last);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere text-muted text-xs">{line}</span>
      <Button
        size="small"
        icon="history"
        aria-label={t('sameRowsOf', { section: labelOf(section.label) })}
        onClick={onUnchanged}
      >
        {t('sameRows')}
      </Button>
    </p>
  );
}
