import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Field, type FieldTexts, multilineClass, splitFrame } from '../field/index.ts';
import { textAreaMessages } from '../further-primitives.messages.ts';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The counter shows when the last fifth begins. */
  readonly maxLength?: number;
}

function counted(value: string, maxLength: number | undefined): number | undefined {
  return maxLength !== undefined && value.length >= maxLength * 0.8 ? maxLength - value.length : undefined;
}

/** Several lines of text; it grows with what is written. */
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
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${multilineClass} field-sizing-content max-h-96 min-h-20`}
        />
      )}
    </Field>
  );
}
