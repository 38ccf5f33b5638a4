import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldError, FieldLast } from '../field/index.ts';

export interface CheckFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'value' | 'defaultChecked'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  /** The last value with its date and author. */
  readonly last?: ReactNode;
}

/** A native checkbox with its label next to it. */
export function CheckField({
  label,
  checked,
  onChange,
  hint,
  error,
  aside,
  last,
  id,
  className = '',
  ...native
}: CheckFieldProps) {
  const made = useId();
  const own = id ?? made;
  const described = describedBy(
    Boolean(hint) && `${own}-hint`,
    Boolean(error) && `${own}-error`,
    Boolean(last) && `${own}-last`,
  );
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <div className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
        <input
          {...native}
          id={own}
          type="checkbox"
          checked={checked}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 shrink-0"
        />
        <label htmlFor={own} className="pointer-coarse:grow pointer-coarse:py-2">
          {label}
        </label>
        {aside && <span className="ms-auto text-muted text-xs">{aside}</span>}
      </div>
      {hint && (
        <p id={`${own}-hint`} className="ps-7 text-muted text-xs">
          {hint}
        </p>
      )}
      {last && <FieldLast id={`${own}-last`}>{last}</FieldLast>}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}
