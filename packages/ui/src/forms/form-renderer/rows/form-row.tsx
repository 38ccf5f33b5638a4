import { useFormLabel, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { FormBlock, type FormBlockProps } from '../form-block.tsx';
import { messages } from '../form-renderer.messages.ts';

export interface FormRowProps extends Omit<FormBlockProps, 'required'> {
  /** What a row is called, as a message key. */
  readonly label: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly onRemove: () => void;
}

/** One of several things: "Medicine 2 of 3", its fields, and after them the button that takes it away. */
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
        {/* A row that is left empty is not stored: nothing in it binds by itself. */}
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
