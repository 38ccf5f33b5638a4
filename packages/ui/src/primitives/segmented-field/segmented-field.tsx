import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon/index.ts';

export interface Segment<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
  /** BCP 47, if the label is in another language than the page. */
  readonly lang?: string;
}

export interface SegmentedFieldProps<Value extends string = string> {
  readonly label: ReactNode;
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** Hides the label visually where the options explain themselves. Screen readers still get it. */
  readonly hidesLabel?: boolean;
  /** Shows only the icons in a narrow container. Screen readers still get the text. */
  readonly hidesTextIfNarrow?: boolean;
}

/** Three options share a line if their text fits; otherwise they stack on a phone. */
const LAYOUT: Readonly<Record<number, string>> = {
  2: 'grid grid-cols-2',
  4: 'grid grid-cols-2 sm:grid-cols-4',
};
const BY_WIDTH = 'flex flex-wrap *:flex-1';

/** Chooses one of very few options, as native radio buttons side by side. */
export function SegmentedField<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  hidesLabel,
  hidesTextIfNarrow = false,
}: SegmentedFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-1">
      <legend className={hidesLabel ? 'sr-only' : 'mb-1 font-medium text-sm'}>{label}</legend>
      <div className={`gap-1 rounded-control bg-sunken p-0.5 ${LAYOUT[options.length] ?? BY_WIDTH}`}>
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className="relative flex min-h-7 items-center pointer-coarse:min-h-10 justify-center gap-1 whitespace-nowrap rounded-control border border-transparent px-2 text-sm has-checked:border-line-strong has-checked:bg-raised has-checked:font-medium forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            {option.icon && <Icon name={option.icon} size={16} />}
            {hidesTextIfNarrow ? <span className="@max-md:sr-only">{option.label}</span> : option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
