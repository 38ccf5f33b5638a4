import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';

export interface DateFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue' | 'type'> {
  /** YYYY-MM-DD, HH:MM for a time, YYYY-MM-DDTHH:MM for both; empty while nothing (or nothing whole) is entered. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'date' | 'time' | 'datetime-local';
}

/** A calendar day, a time of day or both, through the browser's own control. */
export function DateField(props: DateFieldProps) {
  const [frame, { value, onChange, type = 'date', ...native }] = splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...native}
          {...control}
          type={type}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${controlClass} max-w-60 tabular-nums`}
        />
      )}
    </Field>
  );
}
