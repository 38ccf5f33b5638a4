import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { describedBy, FieldError, FieldLast, type FieldTexts } from '../field/index.ts';

export interface CheckOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface CheckGroupFieldProps<Value extends string = string> extends Omit<FieldTexts, 'required'> {
  readonly options: readonly CheckOption<Value>[];
  readonly value: readonly Value[];
  /** Called with the selected values, in the order of the options. */
  readonly onChange: (value: readonly Value[]) => void;
  /** Called when the focus leaves the whole group. */
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly 'aria-keyshortcuts'?: string;
}

type BoxProps<Value extends string> = Pick<
  CheckGroupFieldProps<Value>,
  'value' | 'onKeyDown' | 'aria-keyshortcuts'
> & {
  readonly id: string;
  readonly option: CheckOption<Value>;
  readonly invalid: boolean;
  readonly onToggle: (value: Value, checked: boolean) => void;
};

function Box<Value extends string>(props: BoxProps<Value>) {
  const { id, option, value, invalid, onToggle, onKeyDown } = props;
  return (
    <div className="flex min-h-8 items-start gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center">
      <input
        id={id}
        type="checkbox"
        checked={value.includes(option.value)}
        aria-invalid={invalid || undefined}
        aria-keyshortcuts={props['aria-keyshortcuts']}
        onChange={(event) => onToggle(option.value, event.currentTarget.checked)}
        onKeyDown={onKeyDown}
        className="mt-0.5 size-5 shrink-0"
      />
      <label htmlFor={id} className="min-w-0 pointer-coarse:grow pointer-coarse:py-2">
        {option.label}
      </label>
    </div>
  );
}

/** Selects any number of options, shown as native checkboxes in a group. The first has the group's id. */
export function CheckGroupField<Value extends string>(props: CheckGroupFieldProps<Value>) {
  const { label, hint, error, hideLabel, aside, last, options, value, onChange, onBlur, ...box } = props;
  const made = useId();
  const id = props.id ?? made;
  const toggle = (one: Value, checked: boolean) =>
    onChange(options.map((option) => option.value).filter((v) => (v === one ? checked : value.includes(v))));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onBlur?.();
  };
  return (
    <fieldset
      className="min-w-0"
      onBlur={leave}
      aria-describedby={describedBy(
        Boolean(hint) && `${id}-hint`,
        Boolean(error) && `${id}-error`,
        Boolean(last) && `${id}-last`,
      )}
    >
      <legend className={hideLabel ? 'sr-only' : 'float-start mb-1 font-medium text-sm'}>{label}</legend>
      {aside && <span className="float-end text-muted text-xs">{aside}</span>}
      <div className="clear-both flex flex-col gap-1">
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-xs">
            {hint}
          </p>
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-4">
          {options.map((option, index) => (
            <Box
              {...box}
              key={option.value}
              id={index === 0 ? id : `${id}-${option.value}`}
              option={option}
              value={value}
              invalid={Boolean(error)}
              onToggle={toggle}
            />
          ))}
        </div>
        {last && <FieldLast id={`${id}-last`}>{last}</FieldLast>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
