import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A one-line text field. All other native input props pass through. */
export function TextField(props: TextFieldProps) {
  const [frame, { value, onChange, ...native }] = splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <input
          type="text"
          {...native}
          {...control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}
