import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
  /** The heading it stands under; options of one group stand together. */
  readonly group?: string;
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

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
);

/** The options under their headings; those without one stand by themselves. */
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
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}
