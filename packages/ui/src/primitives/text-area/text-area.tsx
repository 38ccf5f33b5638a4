import type { ComponentProps, FocusEvent } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Field, type FieldTexts, multilineClass, splitFrame } from '../field/index.ts';
import { textAreaMessages } from '../further-primitives.messages.ts';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The counter shows for the last fifth of this length. */
  readonly maxLength?: number;
}

function counted(value: string, maxLength: number | undefined): number | undefined {
  return maxLength !== undefined && value.length >= maxLength * 0.8 ? maxLength - value.length : undefined;
}

/** Browsers scroll only to the caret of a text area, so the rest may stay behind a bar (WCAG 2.2, 2.4.11). */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A multi-line text field that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const [frame, { value, onChange, rows = 3, ...native }] = splitFrame(props);
  const t = useMessages(textAreaMessages);
  const left = counted(value, native.maxLength);
  const aside = left === undefined ? frame.aside : t('left', { count: left });
  return (
    <Field {...frame} aside={aside}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          value={value}
          onFocus={(event) => {
            showWhole(event);
            native.onFocus?.(event);
          }}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${multilineClass} field-sizing-content max-h-[min(24rem,50dvh)] min-h-20`}
        />
      )}
    </Field>
  );
}
