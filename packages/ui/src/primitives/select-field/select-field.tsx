import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
  /** Heading of the option's group. Options of a group must be adjacent. */
  readonly group?: string;
}

export interface SelectFieldProps<Value extends string = string>
  extends FieldTexts,
    Omit<ComponentProps<'select'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue' | 'children'> {
  readonly options: readonly SelectOption<Value>[];
  /** Empty if nothing is chosen. */
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
  /** Text of the empty choice. Without it, a choice cannot be cleared. */
  readonly placeholder?: string;
}

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
);

function Options({ options }: { readonly options: readonly SelectOption[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const own = options.filter((option) => option.group === group);
    const drawn = own.map((option) => <Option key={option.value} {...option} />);
    if (group === undefined) return drawn;
    return (
      <optgroup key={group} label={group}>
        {drawn}
      </optgroup>
    );
  });
}

/** Chooses one of a few options with a native select, which keyboards, phones and screen readers all support. */
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
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}
