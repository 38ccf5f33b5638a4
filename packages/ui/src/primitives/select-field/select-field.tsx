import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string = string>
  extends FieldTexts,
    Omit<ComponentProps<'select'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue' | 'children'> {
  readonly options: readonly SelectOption<Value>[];
  /** Empty while nothing is chosen. */
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
  /** The words of the empty choice; without it nothing can be unchosen. */
  readonly placeholder?: string;
}

/** One of a few, as a native select: the keyboard, the phone's own wheel and every reader know it. */
export function SelectField<Value extends string = string>(props: SelectFieldProps<Value>) {
  const [frame, { options, value, onChange, placeholder, ...native }] = splitFrame(props);
  const choose = (text: string) => onChange(options.find((option) => option.value === text)?.value ?? '');
  return (
    <Field {...frame}>
      {(control) => (
        <select
          {...native}
          {...control}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
          className={controlClass}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
