import { useFormLabel, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { FormBlock, type FormBlockProps } from '../form-block.tsx';
import { messages } from '../form-renderer.messages.ts';

export interface FormRowProps extends Omit<FormBlockProps, 'required'> {
  /** Message key of a row's name. */
  readonly label: string;
  /** Starts at 1. */
  readonly number: number;
  readonly count: number;
  readonly onRemove: () => void;
}

/** One row: its heading, such as "Medicine 2 of 3", its fields, and a button to remove it. */
export function FormRow({ label, number, count, onRemove, ...block }: FormRowProps) {
  const t = useMessages(messages);
  const row = useFormLabel()(label);
  return (
    <fieldset
      tabIndex={-1}
      data-print="together"
      className="relative min-w-0 rounded-control border border-line p-3 pt-2"
    >
      <legend className="float-start mb-2 w-full pe-24 font-medium">
        {t('rowOf', { row, number, count })}
      </legend>
      <div className="clear-both">
        {/* Empty rows are not saved, so nothing in them is required. */}
        <FormBlock {...block} required={false} />
      </div>
      <Button
        variant="quiet"
        size="small"
        icon="delete"
        className="absolute end-1 top-1"
        aria-label={t('removeRow', { row: t('row', { row, number }) })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </fieldset>
  );
}
